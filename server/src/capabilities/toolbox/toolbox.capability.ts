import type { Capability } from '#platform/capability.ts';
import { toolbox } from './toolbox.routes.ts';

export const capability = { routes: toolbox } satisfies Capability;
