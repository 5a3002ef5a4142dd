import type { Capability } from '#platform/capability.ts';
import { dispatch } from './dispatch.routes.ts';

export const capability = { routes: dispatch } satisfies Capability;
