import type { Capability } from '#platform/capability.ts';
import { events } from './events.routes.ts';

export const capability = {
  routes: events,
} satisfies Capability;
