import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { registerApp } from './registration.service.ts';

/** For whoever writes an app against the demo: it runs on their own machine and has no secret. */
export const DEMO_APP = {
  id: '019a8e00-0000-7000-8000-00000000a99a',
  name: 'Kanè Sante',
  redirectUris: ['http://localhost:8765/callback'],
} as const;

export async function seedApps({ db, clock }: Platform): Promise<void> {
  await registerApp(systemGrant('app:register', { db, at: clock.now(), requestId: 'demo' }), DEMO_APP);
}
