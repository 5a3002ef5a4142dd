import { addDays } from '@lakou/clinical';
import type { CycleLog } from '@lakou/contract/cycle';
import { HORMONAL } from '@lakou/contract/cycle.rules';

/** An injection lasts three months, longer than a pill or a patch; an implant lasts years. */
const DAYS_OF_HORMONES = 90;

/** Whether the logs name hormones that still act, so that the cycle says little. */
export function usesHormones(
  logs: readonly Pick<CycleLog, 'date' | 'contraception'>[],
  today: string,
): boolean {
  const since = addDays(today, -DAYS_OF_HORMONES) ?? today;
  return logs.some(
    ({ date, contraception }) =>
      date <= today &&
      contraception.some((method) => HORMONAL.includes(method) && (method === 'implant' || date > since)),
  );
}
