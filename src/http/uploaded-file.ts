/** A file of a multipart body, on disk until its request is answered; whoever keeps it moves it. */
export interface UploadedFile {
  /** As the client calls it, without folders; not to be trusted. */
  readonly filename: string;
  /** As the client says; `text/plain` where it says nothing. */
  readonly contentType: string;
  readonly size: number;
  readonly path: string;
}

/** What an operation takes of files. */
export interface FileAllowance {
  /** Where they wait, on the file system on which they are kept. */
  readonly directory: string;
  readonly maxBytes: number;
}
