import type { Routes } from '#platform/capability.ts';
import { resetDatabase } from './reset.service.ts';
import { openServerCode } from './server-code.service.ts';
import { canReadCode, canReadSystem, canResetDatabase, canSayHello } from './system.access.ts';
import { readSystem } from './system.service.ts';

export const system: Routes = (on, platform) => {
  const code = openServerCode();
  on('GET /api/hello', canSayHello, () => ({ message: 'Hello from the API' }));
  on('GET /api/admin/system', canReadSystem, () => readSystem(platform));
  on('POST /api/admin/reset-database', canResetDatabase, ({ grant, body }) =>
    resetDatabase(grant, body.confirmation, platform),
  );
  on('GET /api/admin/server-code', canReadCode, () => code.list());
  on('GET /api/admin/server-code/:id', canReadCode, ({ params }) => code.get(params.id));
};
