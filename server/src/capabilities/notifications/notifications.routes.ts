import type { Capability } from '../../app.ts';
import { canChangeSettings, canReadSettings } from './notifications.access.ts';
import { readSettings, saveSettings } from './notifications.store.ts';

export const notifications: Capability = (on) => {
  on('GET /api/users/me/notification-settings', canReadSettings, ({ grant }) => readSettings(grant));
  on('PUT /api/users/me/notification-settings', canChangeSettings, ({ grant, body }) =>
    saveSettings(grant, body),
  );
};
