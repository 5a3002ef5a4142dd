import type { Capability } from '#platform/capability.ts';
import { services } from './services.routes.ts';

export const capability = {
  routes: services,
} satisfies Capability;
