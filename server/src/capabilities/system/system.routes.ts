import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { clearSessionCookies } from '#platform/session/cookie.ts';
import { changeRateSource } from './rate-source.service.ts';
import { resetDatabase } from './reset.service.ts';
import { openServerCode } from './server-code.service.ts';
import { changeSetting, listSettings, undoChange } from './settings.service.ts';
import { listChanges } from './settings.store.ts';
import {
  canChangeSettings,
  canReadCode,
  canReadSettings,
  canReadSystem,
  canResetDatabase,
  canSayHello,
} from './system.access.ts';
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
  on('GET /api/admin/settings', canReadSettings, () => listSettings(platform));
  on('PUT /api/admin/settings', canChangeSettings, ({ grant, body }) => changeSetting(platform, grant, body));
  on('PUT /api/admin/settings/rate-source', canChangeSettings, ({ grant, body }) =>
    changeRateSource(platform, grant, body),
  );
  on('GET /api/admin/settings/history', canReadSettings, async ({ grant, query, reply }) =>
    onePage(reply, await listChanges(grant, query), query),
  );
  on('POST /api/admin/settings/undo', canChangeSettings, ({ grant, body }) =>
    undoChange(platform, grant, body.changeId),
  );
  on('GET /api/admin/server-code', canReadCode, () => code.list());
  on('GET /api/admin/server-code/:id', canReadCode, ({ params }) => code.get(params.id));
};
