import type { Capability } from '#platform/capability.ts';
import { forgetOldTexts } from './text-messages.jobs.ts';
import { textMessages } from './text-messages.routes.ts';

export const capability = {
  routes: textMessages,
  jobs: forgetOldTexts,
  ownTables: { text_numbers: 'user_id' },
} satisfies Capability;
