/** A success body that is serialized already, envelope and final newline included. */
export class RawResponse {
  constructor(readonly body: Buffer | string) {}
}
