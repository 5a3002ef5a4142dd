import type { DiscountBand, SentBand } from '@lakou/contract/billing';
import { MOST_BANDS } from '@lakou/contract/billing.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countBands, deleteBand, insertBand, saveBand } from './bands.store.ts';

export { findBand } from './bands.store.ts';

type OfRow = { clinicId: string; id: string };

export const addBand = (
  grant: Grant<'band:add', { clinicId: string }>,
  sent: SentBand,
): Promise<DiscountBand> =>
  inTransaction(grant, async (tx) => {
    if ((await countBands(tx)) >= MOST_BANDS) fail('too_many_entries');
    const band = (await insertBand(tx, uuidv7(), sent)) ?? fail('band_taken');
    await writeAudit(tx, { action: 'band:add', actorId: tx.actor.id });
    return band;
  });

export const changeBand = (grant: Grant<'band:change', OfRow>, sent: SentBand): Promise<DiscountBand> =>
  inTransaction(grant, async (tx) => {
    const band = (await saveBand(tx, sent)) ?? fail('band_taken');
    await writeAudit(tx, { action: 'band:change', actorId: tx.actor.id });
    return band;
  });

export const removeBand = (grant: Grant<'band:delete', OfRow>): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    await deleteBand(tx);
    await writeAudit(tx, { action: 'band:delete', actorId: tx.actor.id });
    return undefined;
  });
