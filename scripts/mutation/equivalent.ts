interface Equivalent {
  readonly file: string;
  /** The line as it stands, without the spaces around it. */
  readonly line: string;
  readonly from: string;
  readonly why: string;
}

/** Changes that no test can notice, because what they lead to is the same; they are counted apart. */
export const EQUIVALENT: readonly Equivalent[] = [
  ...['<=', '43'].map((from) => ({
    file: 'packages/clinical/src/triage/person.ts',
    line: "weeks >= 20 && weeks <= 43 && ![...before, ...after].some((word) => SINCE.test(word) || word === 'old');",
    from,
    why: 'more than 300 days are no pregnancy, whatever the weeks say',
  })),
  {
    file: 'server/src/capabilities/payments/ledger.rules.ts',
    line: "const isHeld = ({ account, currency }: Entry) => account === 'moncash_balance' && currency === 'HTG';",
    from: '&&',
    why: 'what MonCash holds comes first among the entries in gourdes',
  },
];
