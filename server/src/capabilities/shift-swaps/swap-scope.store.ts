import type { Lookup } from '#platform/access/lookup.ts';

export interface SwapScope {
  readonly clinicId: string;
  readonly swapId: string;
  readonly askerId: string;
  readonly colleagueId: string;
}

export async function findSwapScope(
  { db }: Lookup,
  clinicId: string,
  swapId: string,
): Promise<SwapScope | undefined> {
  const [found] = await db.read<SwapScope>(
    `select id as "swapId", clinic_id as "clinicId", asker_id as "askerId", colleague_id as "colleagueId"
     from shift_swaps where id = $1 and clinic_id = $2`,
    [swapId, clinicId],
  );
  return found;
}
