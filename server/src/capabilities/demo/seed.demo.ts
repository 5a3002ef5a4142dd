import { createAdmin } from '#capabilities/accounts/accounts.service.ts';
import { openDemoPharmacies } from '#capabilities/medicines/medicines.service.ts';
import { changeProfile, completeProfile } from '#capabilities/profiles/profiles.service.ts';
import type { Actor } from '#platform/access/actor.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Db } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { type DemoSession, openDemoSession } from './demo-session.demo.ts';
import { seedMonth } from './month.demo.ts';
import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_CLINIC, DEMO_NEIGHBOURS, DEMO_PASSWORD } from './people.demo.ts';
import { DEMO_CLINIC_DETAILS, DEMO_PROFILES } from './profiles.demo.ts';
import { DEMO_PROVIDER_PROFILES } from './providers.demo.ts';

/** Everybody fills in their profile, as themselves, without a sign-in that their list of devices would show. */
async function fillProfiles(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const at = clock.now();
  const people = await db.query<Pick<Actor, 'id' | 'role' | 'clinicId' | 'language'> & { email: string }>(
    `select id, role, clinic_id as "clinicId", preferred_language as language, email from app_users`,
  );
  for (const { email, ...person } of people) {
    const profile = DEMO_PROFILES[email] ?? DEMO_PROVIDER_PROFILES[email];
    if (!profile) continue;
    const actor: Actor = { ...person, sessionId: 'demo', provenAt: at };
    const work = { actor, scope: { userId: actor.id }, db, at, requestId: 'demo' };
    if (actor.role === 'SPONSOR') await changeProfile(systemGrant('profile:change', work), profile, platform);
    else {
      const clinicDetails = actor.role === 'CLINIC_ADMIN' ? DEMO_CLINIC_DETAILS : undefined;
      await completeProfile(systemGrant('profile:complete', work), { ...profile, clinicDetails }, platform);
    }
  }
}

/** Fills an empty database through the same calls that people use. Before jobs run: they would tidy up a past that is still being told. */
export async function seedDemo(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const there = await db.query('select 1 from app_users limit 1');
  if (there.length > 0) return;
  const session = await openDemoSession(platform);
  try {
    await registerEverybody(session, clock.now(), db);
    await fillProfiles(platform);
    // Nobody reads the mail of demo people, so nobody can follow their links.
    await db.query('update app_users set is_email_verified = true');
    await openDemoPharmacies(db, clock.now());
    await seedMonth(session, platform);
    // News of the past is told to nobody.
    await db.query('update notifications set delivered_at = created_at');
  } finally {
    await session.close();
  }
}

async function registerEverybody(session: DemoSession, at: Date, db: Db): Promise<void> {
  const password = DEMO_PASSWORD;
  for (const { language, ...person } of [...Object.values(DEMO_ACCOUNTS), ...DEMO_NEIGHBOURS])
    await session.arrive(at, '/api/auth/register', language, { ...person, password });
  const { language, ...clinic } = DEMO_CLINIC;
  await session.arrive(at, '/api/auth/register/clinic', language, { ...clinic, password });
  await createAdmin(systemGrant('admin:create', { db, at, requestId: 'demo' }), { ...DEMO_ADMIN, password });
}
