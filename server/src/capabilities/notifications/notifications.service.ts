export { readSettings } from './notification-settings.store.ts';
export { notificationText } from './notification-text.view.ts';
export { countUnread } from './notifications.store.ts';
