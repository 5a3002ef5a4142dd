import type { Capability } from '#platform/capability.ts';
import { education } from './education.routes.ts';

export const capability = {
  routes: education,
} satisfies Capability;
