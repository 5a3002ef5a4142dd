import type { Capability } from '#platform/capability.ts';
import { symptomChecker } from './symptom-checker.routes.ts';

export const capability = {
  routes: symptomChecker,
} satisfies Capability;
