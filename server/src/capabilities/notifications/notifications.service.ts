export { readSettings } from './notifications.store.ts';
