import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canReadMedicines } from './medicines.access.ts';
import { findListed, getMedicine, listMedicines } from './medicines.service.ts';

export const medicines: Routes = (on) => {
  on('GET /api/medicines', canReadMedicines, ({ query, reply }) =>
    onePage(reply, findListed(query), { limit: query.limit }),
  );
  on('GET /api/medicines/details', canReadMedicines, ({ grant, query }) => listMedicines(grant, query.lang));
  on('GET /api/medicines/:id', canReadMedicines, ({ grant, params, query }) =>
    getMedicine(grant, params.id, query.lang),
  );
};
