export { countUnread } from './notices.store.ts';
export { readSettings } from './notifications.store.ts';
