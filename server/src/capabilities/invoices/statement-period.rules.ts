import type { AskedStatementPeriod } from '@lakou/contract/invoices';
import { LONGEST_STATEMENT_DAYS, STATEMENT_DAYS } from '@lakou/contract/invoices.rules';

const DAY_MS = 24 * 3600 * 1000;

/** Both days included. Nothing when it ends before it begins or is too long. */
export function statementPeriod(
  asked: AskedStatementPeriod,
  today: string,
): { from: string; to: string } | undefined {
  const to = asked.to ?? today;
  const from =
    asked.from ?? new Date(Date.parse(to) - (STATEMENT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return days >= 1 && days <= LONGEST_STATEMENT_DAYS ? { from, to } : undefined;
}
