import { readPublished, withSharedParts } from '../support/published-document.js';

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>;
}

interface PublishedOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, PublishedResponse>>;
}

interface PublishedResponse {
  readonly content: Readonly<Record<string, { readonly examples: Readonly<Record<string, unknown>> }>>;
}

/** The operations and statuses of the published document: `createUser 400`. The run must cover them. */
export const publishedStatuses = (): string[] =>
  Object.values(withSharedParts(readPublished() as Published).paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    ),
  );
