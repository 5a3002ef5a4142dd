import type { Capability } from '#platform/capability.ts';
import { assistant } from './assistant.routes.ts';

export const capability = {
  routes: assistant,
  ownTables: { ai_consents: 'user_id' },
} satisfies Capability;
