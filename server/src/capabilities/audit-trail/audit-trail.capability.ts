import type { Capability } from '#platform/capability.ts';
import { auditTrail } from './audit-trail.routes.ts';

export const capability = { routes: auditTrail } satisfies Capability;
