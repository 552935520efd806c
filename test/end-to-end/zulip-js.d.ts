declare module 'zulip-js' {
  type Parameters = Readonly<Record<string, unknown>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- the library has no types of its own.
  type Call = (parameters?: Parameters) => Promise<any>;

  export interface ZulipClient {
    readonly config: { readonly username: string; readonly apiKey: string };
    readonly accounts: { readonly retrieve: Call };
    readonly emojis: { readonly retrieve: Call };
    readonly filters: { readonly retrieve: Call };
    readonly messages: {
      readonly send: Call;
      readonly retrieve: Call;
      readonly render: Call;
      readonly update: Call;
      readonly flags: { readonly add: Call; readonly remove: Call };
      readonly getById: Call;
      readonly getHistoryById: Call;
      readonly deleteReactionById: Call;
      readonly deleteById: Call;
    };
    readonly queues: { readonly register: Call; readonly deregister: Call };
    readonly reactions: { readonly add: Call; readonly remove: Call };
    readonly events: { readonly retrieve: Call };
    readonly streams: {
      readonly retrieve: Call;
      readonly getStreamId: Call;
      readonly subscriptions: { readonly retrieve: Call };
      readonly topics: { readonly retrieve: Call };
      readonly deleteById: Call;
    };
    readonly typing: { readonly send: Call };
    readonly users: {
      readonly retrieve: Call;
      readonly create: Call;
      readonly me: {
        readonly pointer: { readonly retrieve: Call; readonly update: (id: number) => ReturnType<Call> };
        readonly getProfile: Call;
        readonly subscriptions: { readonly add: Call; readonly remove: Call };
        readonly alertWords: { readonly retrieve: Call };
      };
    };
    readonly callEndpoint: (endpoint: string, method?: string, parameters?: Parameters) => ReturnType<Call>;
    readonly callOnEachEvent: (callback: (event: unknown) => void, eventTypes?: string[]) => Promise<never>;
    readonly server: { readonly settings: Call };
  }

  type Configuration =
    | { readonly zuliprc: string }
    | { readonly username: string; readonly password: string; readonly realm: string }
    | { readonly username: string; readonly apiKey: string; readonly realm: string };

  export type Zulip = (configuration: Configuration) => Promise<ZulipClient>;
  const zulip: Zulip;
  export default zulip;
}
