/** A parameter or field as the specification states it. */
export interface Stated {
  /** In the words of the specification: `integer or null`, `string[]`, `object[]`. */
  readonly type: string;
  /** For a parameter or a field of a request. */
  readonly required?: true;
  /** For a field of a response that is not always present. */
  readonly optional?: true;
  readonly default?: unknown;
  /** The default of a setting, which its description states. An absent parameter changes nothing. */
  readonly initially?: unknown;
  readonly values?: readonly (string | number)[];
  /** The feature levels named with it. */
  readonly levels?: readonly number[];
  readonly deprecated?: true;
  /** Fields of the object, of each item, or of each value. */
  readonly fields?: Fields;
}

/** A string is short for `{ type }`. */
export type Fields = Readonly<Record<string, string | Stated>>;

/** A deprecated path of the same operation. */
export interface Alias {
  readonly path: string;
  readonly levels: readonly number[];
}

export interface StatedOperation {
  /** The path in the contract, if it differs from the specification. */
  readonly at?: string;
  readonly levels?: readonly number[];
  readonly open?: true;
  readonly administrators?: true;
  readonly aliases?: readonly Alias[];
  /** Whether the operation also accepts the parameters of POST /register. */
  readonly registers?: true;
  readonly parameters: Fields;
  readonly answer: Fields;
}
