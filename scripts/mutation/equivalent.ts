interface Equivalent {
  readonly file: string;
  /** The line as it stands, without the spaces around it. */
  readonly line: string;
  readonly from: string;
  readonly why: string;
}

/** Changes that no test can notice, because what they lead to is the same; they are counted apart. */
export const EQUIVALENT: readonly Equivalent[] = [];
