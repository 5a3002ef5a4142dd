import { timingSafeEqual } from 'node:crypto';
import type { TokenReply, TokenRequest } from '@lakou/contract/connected-apps';
import { ACCESS_SECONDS, STAY } from '@lakou/contract/connected-apps.rules';
import { Id } from '@lakou/contract/primitives';
import { inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail, Refusal } from '#platform/errors.ts';
import { hashAppSecret, newAppSecret } from '#platform/session/app-access.ts';
import { type Client, isVerifierOf } from './connected-apps.rules.ts';
import {
  addToken,
  type Consent,
  deleteAccessToken,
  endByRefreshToken,
  endConsent,
  findApp,
  findAppWithoutSecret,
  lockConsentOfCode,
  lockConsentOfRefresh,
  markConnected,
  markUsed,
  type Redeemer,
  type RegisteredApp,
} from './connected-apps.store.ts';

/** The app that asks; one with a secret has to show it. */
async function findClient(
  grant: Redeemer | PublicGrant<'app:give-back'>,
  client: Client | undefined,
): Promise<RegisteredApp> {
  const id = Id.safeParse(client?.id).data;
  const app = (id && (await findApp(grant, id))) || fail('invalid_client');
  const given = client?.secret === undefined ? undefined : hashAppSecret(client.secret);
  const isProven = app.secretHash
    ? given !== undefined && timingSafeEqual(given, app.secretHash)
    : given === undefined;
  return isProven ? app : fail('invalid_client');
}

const isLive = ({ revokedAt, expiresAt }: Consent, at: Date) => !revokedAt && expiresAt > at;

async function issue(tx: Redeemer, consent: Consent, scopes: readonly string[]): Promise<TokenReply> {
  const until = Math.min(tx.at.getTime() + ACCESS_SECONDS * 1000, consent.expiresAt.getTime());
  const access = newAppSecret();
  await addToken(tx, consent.id, {
    hash: hashAppSecret(access),
    kind: 'access',
    scopes,
    expiresAt: new Date(until),
  });
  const refresh = consent.scopes.includes(STAY) ? newAppSecret() : undefined;
  if (refresh)
    await addToken(tx, consent.id, {
      hash: hashAppSecret(refresh),
      kind: 'refresh',
      scopes: consent.scopes,
      expiresAt: consent.expiresAt,
    });
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: Math.floor((until - tx.at.getTime()) / 1000),
    scope: scopes.join(' '),
    patient: consent.dependentId ?? consent.patientId,
    ...(refresh && { refresh_token: refresh }),
  };
}

/** Somebody else may hold it: nothing that it gave is worth anything from now on. */
async function endForMisuse(tx: Redeemer, { id, patientId }: Consent, app: RegisteredApp): Promise<Refusal> {
  await endConsent(tx, id);
  await writeAudit(tx, { action: 'app:misuse', actorId: app.id, subjectId: patientId });
  return new Refusal('invalid_grant');
}

/** A code opens once, to the app that asked, with the verifier; any other try ends it. */
async function redeemCode(
  tx: Redeemer,
  app: RegisteredApp,
  asked: TokenRequest,
): Promise<TokenReply | Refusal> {
  const consent = await lockConsentOfCode(tx, hashAppSecret(asked.code ?? ''), app.id);
  if (!consent) return new Refusal('invalid_grant');
  const isRight =
    !consent.connectedAt &&
    isLive(consent, tx.at) &&
    consent.codeExpiresAt > tx.at &&
    consent.redirectUri === asked.redirect_uri &&
    isVerifierOf(asked.code_verifier, consent.codeChallenge);
  if (!isRight) return endForMisuse(tx, consent, app);
  await markConnected(tx, consent.id);
  await writeAudit(tx, { action: 'app:connect', actorId: app.id, subjectId: consent.patientId });
  return issue(tx, consent, consent.scopes);
}

/** A refresh token is used once and replaced; a second use ends everything. */
async function refresh(tx: Redeemer, app: RegisteredApp, asked: TokenRequest): Promise<TokenReply | Refusal> {
  const tokenHash = hashAppSecret(asked.refresh_token ?? '');
  const consent = await lockConsentOfRefresh(tx, tokenHash, app.id);
  if (!consent || !isLive(consent, tx.at)) return new Refusal('invalid_grant');
  if (consent.usedAt) return endForMisuse(tx, consent, app);
  const scopes = asked.scope ? asked.scope.split(' ').filter(Boolean) : consent.scopes;
  if (scopes.length === 0 || !scopes.every((one) => consent.scopes.includes(one)))
    return new Refusal('invalid_scope');
  await markUsed(tx, tokenHash);
  return issue(tx, consent, [...new Set(scopes)]);
}

const GRANTS = {
  authorization_code: { redeem: redeemCode, needs: 'code' },
  refresh_token: { redeem: refresh, needs: 'refresh_token' },
} as const;

export async function giveToken(
  grant: Redeemer,
  asked: TokenRequest,
  client: Client | undefined,
): Promise<TokenReply> {
  const type = asked.grant_type ?? fail('invalid_request');
  const { redeem, needs } =
    type === 'authorization_code' || type === 'refresh_token' ? GRANTS[type] : fail('unsupported_grant_type');
  const { refresh_token: token } = asked;
  // Who has no secret need not say who it is to renew (RFC 6749 §3.2.1): the token tells.
  const app =
    !client && type === 'refresh_token' && token
      ? ((await findAppWithoutSecret(grant, hashAppSecret(token))) ?? fail('invalid_client'))
      : await findClient(grant, client);
  if (!asked[needs]) fail('invalid_request');
  // A refusal is returned, so that what it ends stays ended.
  const answer = await inTransaction(grant, (tx) => redeem(tx, app, asked));
  if (answer instanceof Refusal) throw answer;
  return answer;
}

/** Whatever the token is, the answer is the same (RFC 7009); one of another app is left alone. */
export async function takeBack(
  grant: PublicGrant<'app:give-back'>,
  token: string,
  client: Client | undefined,
): Promise<Record<string, never>> {
  const app = await findClient(grant, client);
  const tokenHash = hashAppSecret(token);
  await inTransaction(grant, async (tx) => {
    const patientId = await endByRefreshToken(tx, tokenHash, app.id);
    if (patientId) await writeAudit(tx, { action: 'app:give-back', actorId: app.id, subjectId: patientId });
    await deleteAccessToken(tx, tokenHash, app.id);
  });
  return {};
}
