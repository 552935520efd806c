/** A response whose text is sent as it is made. It ends with the texts, or with its connection. */
export class StreamResponse {
  constructor(
    readonly mediaType: string,
    readonly texts: AsyncIterable<string>,
  ) {}
}
