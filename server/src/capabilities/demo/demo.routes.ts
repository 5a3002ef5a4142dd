import type { Routes } from '#platform/capability.ts';
import { canTryDemo } from './demo.access.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './people.demo.ts';

// The people whose area of the app exists; the others can sign in too, and are added with their
// screens.
const OFFERED = [DEMO_ACCOUNTS.patient, DEMO_ACCOUNTS.provider].map(({ name, email, role }) => ({
  name,
  email,
  role,
  password: DEMO_PASSWORD,
}));

export const demo: Routes = (on, { config }) => {
  on('GET /api/demo', canTryDemo, () => ({ accounts: config.demo ? OFFERED : [] }));
};
