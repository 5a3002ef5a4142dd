import type { Capability } from '#platform/capability.ts';
import { invoices } from './invoices.routes.ts';

export const capability = { routes: invoices } satisfies Capability;
