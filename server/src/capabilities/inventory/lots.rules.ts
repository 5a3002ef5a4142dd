import type { Lot, LotChange } from './lots.store.ts';

/**
 * What goes from which lot: what ends first goes first, and what is left over comes from the stock without a lot.
 * Undefined when that is too little.
 */
export function firstEndingFirst(
  lots: readonly Lot[],
  { wanted, withoutLot }: { wanted: number; withoutLot: number },
): LotChange[] | undefined {
  let rest = wanted;
  const taken: LotChange[] = [];
  for (const { id, quantity } of lots) {
    const part = Math.min(rest, quantity);
    if (part > 0) taken.push({ lotId: id, change: -part });
    rest -= part;
  }
  return rest <= withoutLot ? taken : undefined;
}
