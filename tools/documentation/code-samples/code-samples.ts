import type { Operation } from '../../generate-contract/contract.js';
import { client } from './client.js';
import { curl } from './curl.js';
import { fetch } from './fetch.js';
import { python } from './python.js';
import { exampleRequest } from '../example-request.js';

interface Sample {
  readonly lang: 'Shell' | 'TypeScript' | 'Python';
  readonly label: 'curl' | 'TypeScript' | 'Python' | 'fetch';
  readonly source: string;
}

/** Returns the same request in several languages, made of the examples of the parameters. */
export const codeSamples = (operation: Operation): Sample[] => {
  const request = exampleRequest(operation);
  return [
    { lang: 'Shell', label: 'curl', source: curl(request) },
    { lang: 'TypeScript', label: 'TypeScript', source: client(request) },
    // The library has no responses but JSON.
    ...(operation.mediaType === undefined
      ? [{ lang: 'Python', label: 'Python', source: python(request) } as const]
      : []),
    { lang: 'TypeScript', label: 'fetch', source: fetch(request) },
  ];
};
