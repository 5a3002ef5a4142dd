import type { SponsorshipBudget } from '@lakou/contract/sponsorships';
import type { BudgetRow } from './budgets.store.ts';
import { dayIn } from './years.rules.ts';

/** What is left is never below zero: bills can also be paid beside the budget. */
export const toBudget = (
  { limitCents, spentCents, status, charge }: BudgetRow,
  at: Date,
): SponsorshipBudget => ({
  limit: limitCents / 100,
  spent: spentCents / 100,
  left: Math.max(0, limitCents - spentCents) / 100,
  status,
  month: dayIn(at).slice(0, 7),
  charge,
});
