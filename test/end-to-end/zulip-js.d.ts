declare module 'zulip-js' {
  type Parameters = Readonly<Record<string, unknown>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- the library has no types of its own.
  type Call = (parameters?: Parameters) => Promise<any>;

  export interface ZulipClient {
    readonly config: { readonly apiKey: string };
    readonly messages: { readonly send: Call; readonly retrieve: Call; readonly getById: Call };
    readonly queues: { readonly register: Call; readonly deregister: Call };
    readonly events: { readonly retrieve: Call };
    readonly streams: { readonly subscriptions: { readonly retrieve: Call } };
    readonly users: {
      readonly create: Call;
      readonly me: {
        readonly getProfile: Call;
        readonly subscriptions: { readonly add: Call; readonly remove: Call };
      };
    };
    readonly callEndpoint: (endpoint: string, method?: string, parameters?: Parameters) => ReturnType<Call>;
    readonly server: { readonly settings: Call };
  }

  type Configuration =
    | { readonly zuliprc: string }
    | { readonly username: string; readonly password: string; readonly realm: string };

  export type Zulip = (configuration: Configuration) => Promise<ZulipClient>;
  const zulip: Zulip;
  export default zulip;
}
