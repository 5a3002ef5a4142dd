import {
  type ById,
  clinicManagers,
  clinicStaff,
  isOwnClinic,
  policy,
  type Rule,
} from '#platform/access/policy.ts';
import { findItemOf } from './inventory.store.ts';

/** The item in the path is one of the clinic that the actor works for. */
const isOwnItem: Rule<{ clinicId: string; itemId: string }, ById> = async (question) => {
  const { clinicId } = question.actor;
  if (!clinicId || !(await findItemOf(question, clinicId, question.params.id))) return undefined;
  return { clinicId, itemId: question.params.id };
};

export const canListInventory = policy('inventory:list', clinicStaff, { object: isOwnClinic });
export const canAddItem = policy('inventory:add', clinicManagers, { object: isOwnClinic });
export const canChangeItem = policy('inventory:change', clinicStaff, { object: isOwnItem });
export const canDeleteItem = policy('inventory:delete', clinicManagers, { object: isOwnItem });
export const canListMovements = policy('inventory-movements:list', clinicStaff, { object: isOwnItem });
export const canListLots = policy('inventory-lots:list', clinicStaff, { object: isOwnItem });
export const canListStocktakes = policy('stocktakes:list', clinicStaff, { object: isOwnClinic });
export const canCountStock = policy('stocktake:write', clinicStaff, { object: isOwnClinic });
export const canMoveStock = policy('inventory:move', clinicStaff, { object: isOwnItem });
