import type { Routes } from '#platform/capability.ts';
import { clearSessionCookies } from '#platform/session/cookie.ts';
import { resetDatabase } from './reset.service.ts';
import { openServerCode } from './server-code.service.ts';
import { canReadCode, canReadSystem, canResetDatabase, canSayHello } from './system.access.ts';
import { readSystem } from './system.service.ts';

export const system: Routes = (on, platform) => {
  const code = openServerCode();
  on('GET /api/hello', canSayHello, () => ({ message: 'Hello from the API' }));
  on('GET /api/admin/system', canReadSystem, () => readSystem(platform));
  on('POST /api/admin/reset-database', canResetDatabase, async ({ grant, body, reply }) => {
    const done = await resetDatabase(grant, body.confirmation, platform);
    clearSessionCookies(reply);
    return done;
  });
  on('GET /api/admin/server-code', canReadCode, () => code.list());
  on('GET /api/admin/server-code/:id', canReadCode, ({ params }) => code.get(params.id));
};
