import type { Capability } from '#platform/capability.ts';
import { vaccines } from './vaccines.routes.ts';

/** Doses are entries of the record, which has the tables. */
export const capability = { routes: vaccines } satisfies Capability;
