import type { Capability } from '#platform/capability.ts';
import { vault } from './vault.routes.ts';

export const capability = { routes: vault } satisfies Capability;
