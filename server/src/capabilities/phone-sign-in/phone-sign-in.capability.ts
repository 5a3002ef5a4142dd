import type { Capability } from '#platform/capability.ts';
import { forgetOldCodes } from './phone-sign-in.jobs.ts';
import { phoneSignIn } from './phone-sign-in.routes.ts';

export const capability = {
  routes: phoneSignIn,
  jobs: forgetOldCodes,
  ownTables: { sign_in_phones: 'user_id' },
} satisfies Capability;
