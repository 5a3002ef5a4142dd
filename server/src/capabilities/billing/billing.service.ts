import type { FeeEntry, SentCode, SentFee, ServiceCode } from '@lakou/contract/billing';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { insertCode, insertFee, isOwnCode, saveCode, saveFee } from './billing.store.ts';

type OfClinic = { clinicId: string };
type OfRow = { clinicId: string; id: string };

export const addCode = async (
  grant: Grant<'service-code:add', OfClinic>,
  sent: SentCode,
): Promise<ServiceCode> => (await insertCode(grant, uuidv7(), sent)) ?? fail('code_taken');

export const changeCode = async (
  grant: Grant<'service-code:change', OfRow>,
  sent: SentCode,
): Promise<ServiceCode> => (await saveCode(grant, sent)) ?? fail('code_taken');

/** A code of another clinic is answered like one that does not exist. */
export const addFee = (grant: Grant<'fee:add', OfClinic>, sent: SentFee): Promise<FeeEntry> =>
  inTransaction(grant, async (tx) => {
    if (!(await isOwnCode(tx, sent.serviceCodeId))) fail('not_found');
    return (await insertFee(tx, uuidv7(), sent)) ?? fail('fee_taken');
  });

export const changeFee = (grant: Grant<'fee:change', OfRow>, sent: SentFee): Promise<FeeEntry> =>
  inTransaction(grant, async (tx) => {
    if (!(await isOwnCode(tx, sent.serviceCodeId))) fail('not_found');
    return (await saveFee(tx, sent)) ?? fail('fee_taken');
  });
