import { createAdmin } from '#capabilities/accounts/accounts.service.ts';
import { changeProfile, completeProfile } from '#capabilities/profiles/profiles.service.ts';
import type { Actor } from '#platform/access/actor.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Capability } from '#platform/capability.ts';
import type { Db } from '#platform/db/db.ts';
import type { DemoSession } from '#platform/demo-session.ts';
import type { Platform } from '#platform/platform.ts';
import {
  givePasswords,
  isEmpty,
  joinClinic,
  listPeople,
  markNotificationsDelivered,
  verifyEmails,
} from './demo.store.ts';
import { markDemoAccounts } from './demo-accounts.store.ts';
import { type CreateApp, openDemoSession } from './demo-session.demo.ts';
import { seedMonth } from './month.demo.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_ADMIN,
  DEMO_CLINIC,
  DEMO_NEIGHBOURS,
  DEMO_PASSWORD,
  DEMO_SECOND_ADMIN,
} from './people.demo.ts';
import { DEMO_CLINIC_DETAILS, DEMO_PROFILES } from './profiles.demo.ts';
import { DEMO_PROVIDER_PROFILES } from './providers.demo.ts';
import { CLINIC_PROVIDERS } from './scenario.demo.ts';

/**
 * Everybody's profile is filled in as themselves, without a session that their list of devices
 * would show.
 */
async function fillProfiles(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const at = clock.now();
  for (const { email, ...person } of await listPeople(db)) {
    const profile = DEMO_PROFILES[email] ?? DEMO_PROVIDER_PROFILES[email];
    if (!profile) continue;
    const proven = { sessionId: 'demo', isEmailVerified: true, provenAt: at };
    const actor: Actor = { ...person, clinicRole: null, ...proven };
    const work = { actor, scope: { userId: actor.id }, db, at, requestId: 'demo' };
    if (actor.role === 'SPONSOR') await changeProfile(systemGrant('profile:change', work), profile, platform);
    else {
      const clinicDetails = actor.role === 'CLINIC_ADMIN' ? DEMO_CLINIC_DETAILS : undefined;
      await completeProfile(systemGrant('profile:complete', work), { ...profile, clinicDetails }, platform);
    }
  }
}

/**
 * Fills an empty database through the same calls that people use. Runs before the jobs start: they would expire
 * holds and send reminders while the past is still being written.
 */
export async function seedDemoData(
  platform: Platform,
  createApp: CreateApp,
  capabilities: readonly Capability[],
): Promise<void> {
  const { db, clock } = platform;
  if (!(await isEmpty(db))) return;
  const session = await openDemoSession(platform, createApp);
  try {
    await registerEverybody(session, clock.now(), db);
    await markDemoAccounts(db);
    await fillProfiles(platform);
    await joinClinic(db, CLINIC_PROVIDERS, DEMO_CLINIC.adminEmail);
    await verifyEmails(db);
    await seedMonth(session, platform);
    for (const capability of capabilities) await capability.demo?.(session, platform);
    await markDemoAccounts(db);
    await givePasswords(db, DEMO_CLINIC.adminEmail);
    await verifyEmails(db);
    await markNotificationsDelivered(db);
  } finally {
    await session.close();
  }
}

async function registerEverybody(session: DemoSession, at: Date, db: Db): Promise<void> {
  const password = DEMO_PASSWORD;
  for (const { language, ...person } of [...Object.values(DEMO_ACCOUNTS), ...DEMO_NEIGHBOURS])
    await session.register(at, '/api/auth/register', language, { ...person, password });
  const { language, ...clinic } = DEMO_CLINIC;
  await session.register(at, '/api/auth/register/clinic', language, { ...clinic, password });
  for (const admin of [DEMO_ADMIN, DEMO_SECOND_ADMIN])
    await createAdmin(systemGrant('admin:create', { db, at, requestId: 'demo' }), { ...admin, password });
}
