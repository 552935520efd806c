/** A success body that is already serialized, including the envelope and the final newline. */
export class RawResponse {
  constructor(readonly body: Buffer | string) {}
}
