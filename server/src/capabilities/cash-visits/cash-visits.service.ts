import type { CashReceipt } from '@lakou/contract/cash-visits';
import type { CASH_CURRENCIES } from '@lakou/contract/cash-visits.rules';
import type { Page } from '@lakou/contract/primitives';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Config } from '#platform/config.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { markPaidInCash } from '../bookings/bookings.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { receiptFile } from '../payments/receipt-file.service.ts';
import {
  type CashScope,
  findReceipt,
  insertReceipt,
  listReceipts,
  lockNumbers,
} from './cash-visits.store.ts';
import { paperOf, toCashReceipt } from './cash-visits.view.ts';

/** Whole gourdes, in hundredths: nobody pays with centimes. */
const gourdesOf = (cents: number, rate: number) => Math.round((cents * rate) / 100) * 100;

/**
 * A completed visit was paid to the provider, at the fee it was booked for and without our service fee, because we
 * handled no money. The patient is told, and has the same receipt.
 */
export function recordCash(
  grant: Grant<'cash:record', CashScope>,
  currency: (typeof CASH_CURRENCIES)[number],
  { htgPerUsd }: Pick<Config, 'htgPerUsd'>,
): Promise<CashReceipt> {
  return inTransaction(grant, async (tx) => {
    const { bookingId, patientId } = tx.scope;
    await lockNumbers(tx);
    const paid = (await markPaidInCash(tx, bookingId)) ?? fail('not_payable');
    const amountCents = Math.round(paid.fare.base * 100);
    const rate = currency === 'HTG' ? htgPerUsd : null;
    await insertReceipt(tx, { amountCents, rate, htgCents: rate && gourdesOf(amountCents, rate) });
    const receipt = toCashReceipt((await findReceipt(tx)) ?? fail('not_found'));
    await writeAudit(tx, { action: 'cash:record', actorId: tx.actor.id, subjectId: patientId });
    await notify(tx, {
      userId: patientId,
      kind: 'cash_received',
      subjectId: bookingId,
      details: { name: receipt.providerName, amount: receipt.amount.toFixed(2) },
    });
    return receipt;
  });
}

type Reader = Grant<'cash:read', CashScope>;
const getRow = async (grant: Reader) => (await findReceipt(grant)) ?? fail('not_found');

export const readCash = async (grant: Reader): Promise<CashReceipt> => toCashReceipt(await getRow(grant));

export async function cashPaper(grant: Reader): Promise<Servable> {
  const row = await getRow(grant);
  return receiptFile(paperOf(row, grant.actor.language), toCashReceipt(row).number, row.receivedAt);
}

export const listCash = async (grant: Grant<'cash:list'>, page: Page): Promise<CashReceipt[]> =>
  (await listReceipts(grant, page)).map(toCashReceipt);
