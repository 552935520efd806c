declare module 'dredd' {
  export interface Transaction {
    readonly name: string;
    protocol: string;
    host: string;
    port: string;
    fullPath: string;
    readonly request: { readonly method: string; uri: string; body: string; headers: Record<string, string> };
    readonly expected: { readonly statusCode: string; readonly body: string };
    real?: {
      readonly statusCode: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    };
    /** Set to make the test fail. */
    fail?: boolean | string;
    skip?: boolean;
  }

  export interface Stats {
    readonly tests: number;
    readonly passes: number;
    readonly failures: number;
    readonly errors: number;
    readonly skipped: number;
  }

  export interface Options {
    readonly endpoint: string;
    readonly path: readonly string[];
    readonly apiDescriptions: readonly { readonly location: string; readonly content: string }[];
    readonly hookfiles: readonly string[];
    /** Options of the package that sends the requests. */
    readonly http: { readonly timeout: number };
    readonly loglevel: 'silent' | 'error' | 'warning' | 'debug';
    readonly reporter: readonly string[];
  }

  class Dredd {
    constructor(options: Options);
    run(callback: (error: Error | null, stats: Stats) => void): void;
  }
  export { Dredd as default };
}
