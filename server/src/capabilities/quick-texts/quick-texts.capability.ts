import type { Capability } from '#platform/capability.ts';
import { quickTexts } from './quick-texts.routes.ts';

export const capability = {
  routes: quickTexts,
  ownTables: { quick_texts: 'provider_id' },
} satisfies Capability;
