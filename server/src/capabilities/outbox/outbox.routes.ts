import { writeAudit } from '#platform/audit/audit.ts';
import type { Routes } from '#platform/capability.ts';
import { openSecretBox } from '#platform/secret-box.ts';
import { canReadDeviceKey, canSetDevicePin } from './outbox.access.ts';

export const outbox: Routes = (on, platform) => {
  const box = openSecretBox(platform.config);
  const keyOf = (userId: string) => ({ key: box.derive(`device of ${userId}`).toString('base64') });
  on('GET /api/users/me/device-key', canReadDeviceKey, ({ grant }) => keyOf(grant.actor.id));
  on('POST /api/users/me/device-pins', canSetDevicePin, async ({ grant }) => {
    const { id } = grant.actor;
    await writeAudit(grant, { action: 'device-pin:set', actorId: id, subjectId: id });
    return keyOf(id);
  });
};
