export { readSettings } from './notification-settings.store.ts';
export { countUnread } from './notifications.store.ts';
