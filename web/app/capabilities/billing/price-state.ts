import type { FeeEntry } from '@lakou/contract/billing';

export type PriceState = 'now' | 'upcoming' | 'past';

/** Which prices hold today: for each code the newest one that has begun. The entries are the newest first. */
export function priceStates(fees: readonly FeeEntry[], today: string): Map<string, PriceState> {
  const current = new Set<string>();
  const states = new Map<string, PriceState>();
  for (const { id, serviceCodeId, effectiveDate } of fees) {
    if (effectiveDate > today) states.set(id, 'upcoming');
    else states.set(id, current.has(serviceCodeId) ? 'past' : 'now');
    if (effectiveDate <= today) current.add(serviceCodeId);
  }
  return states;
}
