/** A file of a multipart body, on disk until its response is sent. A handler that keeps the file moves it. */
export interface UploadedFile {
  /** The name of its part in the body. */
  readonly field: string;
  /** The client's name for the file, without folders. Not to be trusted. */
  readonly filename: string;
  /** The client's type for the file. `text/plain` if the client states none. */
  readonly contentType: string;
  readonly size: number;
  readonly path: string;
}

/** What an operation accepts of files. */
export interface FileAllowance {
  /** The directory of received files, on the file system on which they are stored permanently. */
  readonly directory: string;
  readonly maxBytes: number;
}
