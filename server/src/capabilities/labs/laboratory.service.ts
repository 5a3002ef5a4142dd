/** For the import of results: whose laboratory it is, and what a result is written with. */
export type { LabScope } from './labs.access.ts';
export { findOwnLaboratory } from './labs-scope.store.ts';
