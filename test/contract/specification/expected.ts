/** A parameter or a field as the specification states it. */
export interface Stated {
  /** In its words: `integer or null`, `string[]`, `object[]`. */
  readonly type: string;
  /** Of a parameter or of a field that is sent. */
  readonly required?: true;
  /** Of a field that is answered: it is not always there. */
  readonly optional?: true;
  readonly default?: unknown;
  /** The default of a setting, which its description states: a parameter that is absent changes nothing. */
  readonly initially?: unknown;
  readonly values?: readonly (string | number)[];
  /** The feature levels named with it. */
  readonly levels?: readonly number[];
  readonly deprecated?: true;
  /** Of the object, of each item, or of each value. */
  readonly fields?: Fields;
}

/** A plain type stands for itself. */
export type Fields = Readonly<Record<string, string | Stated>>;

/** A deprecated path that does the same. */
export interface Alias {
  readonly path: string;
  readonly levels: readonly number[];
}

export interface StatedOperation {
  /** Where the contract has it, if not where the specification says. */
  readonly at?: string;
  readonly levels?: readonly number[];
  readonly open?: true;
  readonly administrators?: true;
  readonly aliases?: readonly Alias[];
  /** The parameters of POST /register are taken too. */
  readonly registers?: true;
  readonly parameters: Fields;
  readonly answer: Fields;
}
