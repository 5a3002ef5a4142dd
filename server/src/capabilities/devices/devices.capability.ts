import type { Capability } from '#platform/capability.ts';
import { devices } from './devices.routes.ts';

export const capability = {
  routes: devices,
} satisfies Capability;
