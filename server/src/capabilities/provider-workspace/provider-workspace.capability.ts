import type { Capability } from '#platform/capability.ts';
import { providerWorkspace } from './provider-workspace.routes.ts';

export const capability = {
  routes: providerWorkspace,
} satisfies Capability;
