import type { Routes } from '#platform/capability.ts';
import { clearSessionCookies } from '#platform/session/cookie.ts';
import { canCloseAccount, canCopyData, canKeepAccount, canSeeWhoLooked } from './my-data.access.ts';
import {
  copyData,
  copyRecord,
  keepAccount,
  keepAccountByPhone,
  requestDeletion,
  whoLooked,
} from './my-data.service.ts';
import { copyReadable } from './readable-copy.service.ts';

export const myData: Routes = (on, platform, capabilities) => {
  on('GET /api/users/me/export', canCopyData, ({ grant, query, reply }) => {
    const day = grant.at.toISOString().slice(0, 10);
    const name = query.format === 'fhir' ? 'my-record' : 'my-data';
    reply.header('content-disposition', `attachment; filename="${name}-${day}.json"`);
    return query.format === 'fhir'
      ? copyRecord(grant, capabilities, platform)
      : copyData(grant, capabilities);
  });
  on('GET /api/users/me/export/readable', canCopyData, ({ grant, query }) =>
    copyReadable(grant, capabilities, platform, query),
  );
  on('DELETE /api/users/me', canCloseAccount, async ({ grant, body, reply }) => {
    const closed = await requestDeletion(grant, body.password, platform);
    clearSessionCookies(reply);
    return closed;
  });
  on('POST /api/auth/cancel-deletion', canKeepAccount, async ({ grant, body, request }) => {
    await keepAccount(grant, { ...body, address: request.ip }, platform);
    return undefined;
  });
  on('POST /api/auth/phone/keep', canKeepAccount, async ({ grant, body }) => {
    await keepAccountByPhone(grant, body);
    return undefined;
  });
  on('GET /api/audit/me', canSeeWhoLooked, ({ grant, query }) => whoLooked(grant, query.before));
};
