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
    file: 'packages/clinical/src/cycle/cycle-today.ts',
    line: 'const ahead = cycles.find(({ startDate }) => startDate > today)?.startDate;',
    from: '>',
    why: 'a period that begins today has not ended, and was answered before',
  },
  {
    file: 'packages/clinical/src/heart-risk.ts',
    line: "band: risk < 0.1 ? 'low' : risk < 0.2 ? 'intermediate' : 'high',",
    from: '<',
    why: 'a power of logarithms is never exactly one of the limits',
  },
  {
    file: 'packages/clinical/src/lab/assess.ts',
    line: ': byReference(reading, own ?? 0, who);',
    from: '0',
    why: 'without a number in our unit and without a printed range the answer was given before',
  },
  {
    file: 'server/src/capabilities/payments/ledger.rules.ts',
    line: "const isHeld = ({ account, currency }: Entry) => account === 'moncash_balance' && currency === 'HTG';",
    from: '&&',
    why: 'what MonCash holds comes first among the entries in gourdes',
  },
  {
    file: 'server/src/capabilities/invoices/invoices.access.ts',
    line: 'return clinicId && (await isInvoiceOf(question, clinicId, invoiceId)) ? { clinicId, invoiceId } : undefined;',
    from: '&&',
    why: 'the first statement of each call asks for the clinic beside the invoice, and finds nothing either',
  },
  {
    file: 'server/src/capabilities/record-access/record-access.access.ts',
    line: 'return { ...person, byProvider: true, inCare: await isInCare(question, person) };',
    from: 'true',
    why: 'what opens a record in an emergency asks only whose it is, and reads nothing of it',
  },
];
