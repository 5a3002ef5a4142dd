import type { Routes } from '#platform/capability.ts';
import { openSecretBox } from '#platform/secret-box.ts';
import { canReadDeviceKey } from './outbox.access.ts';

export const outbox: Routes = (on, platform) => {
  const box = openSecretBox(platform.config);
  on('GET /api/users/me/device-key', canReadDeviceKey, ({ grant }) => ({
    key: box.derive(`device of ${grant.actor.id}`).toString('base64'),
  }));
};
