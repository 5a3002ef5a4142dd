import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { addBand, changeBand, removeBand } from './bands.service.ts';
import { listBands } from './bands.store.ts';
import {
  canAddBand,
  canAddCode,
  canAddFee,
  canChangeBand,
  canChangeCode,
  canChangeFee,
  canDeleteBand,
  canDeleteCode,
  canDeleteFee,
  canListBands,
  canListCodes,
  canListFees,
} from './billing.access.ts';
import { addCode, addFee, changeCode, changeFee } from './billing.service.ts';
import { deleteFee, listCodes, listFees, removeCode } from './billing.store.ts';

export const billing: Routes = (on) => {
  on('GET /api/clinics/:id/service-codes', canListCodes, async ({ grant, query, reply }) =>
    onePage(reply, await listCodes(grant, query), query),
  );
  on('POST /api/clinics/:id/service-codes', canAddCode, ({ grant, body }) => addCode(grant, body));
  on('PUT /api/clinics/service-codes/:id', canChangeCode, ({ grant, body }) => changeCode(grant, body));
  on('DELETE /api/clinics/service-codes/:id', canDeleteCode, async ({ grant }) => {
    await removeCode(grant);
    return undefined;
  });
  on('GET /api/clinics/:id/fee-schedules', canListFees, async ({ grant, query, reply }) =>
    onePage(reply, await listFees(grant, query), query),
  );
  on('POST /api/clinics/:id/fee-schedules', canAddFee, ({ grant, body }) => addFee(grant, body));
  on('PUT /api/clinics/fee-schedules/:id', canChangeFee, ({ grant, body }) => changeFee(grant, body));
  on('DELETE /api/clinics/fee-schedules/:id', canDeleteFee, async ({ grant }) => {
    await deleteFee(grant);
    return undefined;
  });
  on('GET /api/clinics/:id/discount-bands', canListBands, ({ grant }) => listBands(grant));
  on('POST /api/clinics/:id/discount-bands', canAddBand, ({ grant, body }) => addBand(grant, body));
  on('PUT /api/clinics/discount-bands/:id', canChangeBand, ({ grant, body }) => changeBand(grant, body));
  on('DELETE /api/clinics/discount-bands/:id', canDeleteBand, ({ grant }) => removeBand(grant));
};
