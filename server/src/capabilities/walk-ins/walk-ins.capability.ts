import type { Capability } from '#platform/capability.ts';
import { walkIns } from './walk-ins.routes.ts';

export const capability = { routes: walkIns } satisfies Capability;
