import type { Capability } from '#platform/capability.ts';
import { operations } from './operations.routes.ts';

export const capability = { routes: operations } satisfies Capability;
