import type { Capability } from '#platform/capability.ts';
import { money } from './money.routes.ts';

export const capability = { routes: money } satisfies Capability;
