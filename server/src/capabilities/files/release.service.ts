export { releaseFiles } from './unused-files.store.ts';
