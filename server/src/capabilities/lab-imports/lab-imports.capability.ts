import type { Capability } from '#platform/capability.ts';
import { labImports } from './lab-imports.routes.ts';

export const capability = { routes: labImports } satisfies Capability;
