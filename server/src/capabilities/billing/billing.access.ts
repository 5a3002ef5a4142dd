import type { Lookup } from '#platform/access/lookup.ts';
import {
  type ById,
  clinicManagers,
  clinicStaff,
  isOwnClinic,
  policy,
  type Rule,
  staffWith,
} from '#platform/access/policy.ts';
import { findBandOf } from './bands.store.ts';
import { findCodeOf, findFeeOf } from './billing.store.ts';

type Find = (question: Lookup, clinicId: string, id: string) => Promise<boolean>;

/** The row in the path is one of the clinic that the actor works for. */
const isOwn =
  (find: Find): Rule<{ clinicId: string; id: string }, ById> =>
  async (question) => {
    const { clinicId } = question.actor;
    const { id } = question.params;
    return clinicId && (await find(question, clinicId, id)) ? { clinicId, id } : undefined;
  };

export const canListCodes = policy('service-codes:list', clinicStaff, { object: isOwnClinic });
export const canAddCode = policy('service-code:add', clinicManagers, { object: isOwnClinic });
export const canChangeCode = policy('service-code:change', clinicManagers, { object: isOwn(findCodeOf) });
export const canDeleteCode = policy('service-code:delete', clinicManagers, { object: isOwn(findCodeOf) });
/** Who writes invoices sees the prices too. */
export const canListFees = policy('fees:list', staffWith('Admin', 'Scheduler'), { object: isOwnClinic });
export const canAddFee = policy('fee:add', clinicManagers, { object: isOwnClinic });
export const canChangeFee = policy('fee:change', clinicManagers, { object: isOwn(findFeeOf) });
export const canDeleteFee = policy('fee:delete', clinicManagers, { object: isOwn(findFeeOf) });
/** Who writes invoices chooses a band. */
export const canListBands = policy('bands:list', staffWith('Admin', 'Scheduler'), { object: isOwnClinic });
export const canAddBand = policy('band:add', clinicManagers, { object: isOwnClinic });
export const canChangeBand = policy('band:change', clinicManagers, { object: isOwn(findBandOf) });
export const canDeleteBand = policy('band:delete', clinicManagers, { object: isOwn(findBandOf) });
