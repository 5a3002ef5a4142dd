import papa from 'papaparse';

interface Line {
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly holder: string;
  readonly bank: string | null;
  readonly number: string;
  readonly amount: number;
  readonly gourdes: number | null;
}

/** One row a payout; MonCash is sent in gourdes, a bank in dollars. Cells that a spreadsheet would run are escaped. */
export const payoutsCsv = (lines: readonly Line[]): string =>
  `\uFEFF${papa.unparse(
    {
      fields: ['payout', 'provider', 'method', 'holder', 'bank', 'number', 'amount', 'currency', 'usd'],
      data: lines.map(({ id, name, method, holder, bank, number, amount, gourdes }) => [
        id,
        name,
        method,
        holder,
        bank ?? '',
        number,
        (gourdes ?? amount).toFixed(2),
        gourdes === null ? 'USD' : 'HTG',
        amount.toFixed(2),
      ]),
    },
    { escapeFormulae: true, newline: '\r\n' },
  )}\r\n`;
