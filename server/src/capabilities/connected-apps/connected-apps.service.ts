import type { AppAsk, AppRequest } from '@lakou/contract/connected-apps';
import {
  ACCESS_SECONDS,
  CODE_SECONDS,
  dataIn,
  grantableScopes,
  STAY,
  STAYS_DAYS,
} from '@lakou/contract/connected-apps.rules';
import { Id } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { APPS_ALLOWED_PER_PERSON } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { hashAppSecret, newAppSecret } from '#platform/session/app-access.ts';
import { baseOf } from '../fhir/fhir.service.ts';
import { answerAddress, placeOf, problemOf } from './connected-apps.rules.ts';
import {
  type Allower,
  addConsent,
  findApp,
  type RegisteredApp,
  revokeConsent,
} from './connected-apps.store.ts';

type Asker = PublicGrant<'app:ask'> | Grant<'app:consider'> | Allower;

/** Nothing is sent to an address before this: the app and its address are the registered ones, letter by letter. */
async function findAsking(grant: Asker, ask: AppAsk): Promise<RegisteredApp> {
  const id = Id.safeParse(ask.client_id).data;
  const app = id ? await findApp(grant, id) : undefined;
  return app?.redirectUris.includes(ask.redirect_uri) ? app : fail('app_unknown');
}

/** To the screen where the person decides, or back to the app with what is wrong. */
export async function addressFor(
  grant: PublicGrant<'app:ask'>,
  ask: AppAsk,
  platform: Platform,
): Promise<{ location: string }> {
  await findAsking(grant, ask);
  const error = problemOf(ask, baseOf(platform));
  if (error) return { location: answerAddress(ask.redirect_uri, { error, state: ask.state }) };
  return { location: `/app/connect-app?${new URLSearchParams(ask as Record<string, string>)}` };
}

/** The same request as the screen repeats it; whoever changed it on the way is refused. */
async function readAsk(grant: Grant<'app:consider'> | Allower, ask: AppAsk, platform: Platform) {
  const app = await findAsking(grant, ask);
  const problem = problemOf(ask, baseOf(platform));
  if (problem) fail(problem === 'invalid_scope' ? problem : 'invalid_request');
  const scopes = grantableScopes(ask.scope);
  return { app, scopes, stays: scopes.includes(STAY) };
}

export async function consider(
  grant: Grant<'app:consider'>,
  ask: AppAsk,
  platform: Platform,
): Promise<AppRequest> {
  const { app, scopes, stays } = await readAsk(grant, ask, platform);
  const answer = { error: 'access_denied', state: ask.state };
  return {
    name: app.name,
    returnsTo: placeOf(ask.redirect_uri),
    data: dataIn(scopes),
    stays,
    refusal: answerAddress(ask.redirect_uri, answer),
  };
}

/** Gives nothing by itself: the app has a minute to come for it, with the proof that it is the one who asked. */
export async function allow(
  grant: Allower,
  ask: AppAsk,
  platform: Platform,
): Promise<{ id: string; redirectTo: string }> {
  const { at, actor } = grant;
  const { app, scopes, stays } = await readAsk(grant, ask, platform);
  await countTry(grant.db, APPS_ALLOWED_PER_PERSON, actor.id, at);
  const code = newAppSecret();
  const id = uuidv7();
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  await inTransaction(grant, async (tx) => {
    await addConsent(tx, {
      id,
      appId: app.id,
      scopes,
      expiresAt: later(stays ? STAYS_DAYS * 86_400 : CODE_SECONDS + ACCESS_SECONDS),
      codeHash: hashAppSecret(code),
      codeExpiresAt: later(CODE_SECONDS),
      codeChallenge: ask.code_challenge ?? '',
      redirectUri: ask.redirect_uri,
    });
    await writeAudit(tx, { action: 'app:allow', actorId: actor.id, subjectId: actor.id });
  });
  return { id, redirectTo: answerAddress(ask.redirect_uri, { code, state: ask.state }) };
}

export function disconnect(grant: Grant<'app:revoke', { consentId: string }>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    await revokeConsent(tx);
    const { id } = tx.actor;
    await writeAudit(tx, { action: 'app:revoke', actorId: id, subjectId: id });
    return undefined;
  });
}
