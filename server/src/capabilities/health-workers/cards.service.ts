import type { CardSecret, CommunityPatient, NewCard } from '@lakou/contract/health-workers';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { CARD_OPENS_PER_WORKER } from '#platform/limits/limits.ts';
import type { SecretBox } from '#platform/secret-box.ts';
import { hashLinkToken, newLinkToken } from '#platform/session/link-token.ts';
import { newCardCode } from './cards.rules.ts';
import {
  findByCode,
  findByToken,
  findPapers,
  insertCard,
  listAvailable,
  listSent,
  lockConsent,
  revokeCard,
} from './cards.store.ts';
import type { PatientScope, WorkerScope } from './health-workers.access.ts';

const marked = (code: string) => `community card ${code}`;

export async function readCommunity(
  grant: Grant<'community-patient:read', PatientScope>,
): Promise<CommunityPatient> {
  const { isPossible } = grant.scope;
  if (!isPossible) return { isPossible, workers: [], available: [], consent: null, cardIssuedAt: null };
  const [workers, available, papers] = [
    await listSent(grant),
    await listAvailable(grant),
    await findPapers(grant),
  ];
  return { isPossible, workers, available, ...papers };
}

/** The card before opens nothing from now on. Only hashes are kept, so it cannot be printed twice. */
export const issueCard = (
  grant: Grant<'community-card:issue', PatientScope>,
  box: SecretBox,
): Promise<NewCard> =>
  inTransaction(grant, async (tx) => {
    const names = (await lockConsent(tx)) ?? fail('consent_missing');
    await revokeCard(tx);
    const token = newLinkToken();
    const code = newCardCode();
    const codeHash = box.fingerprint(marked(code));
    await insertCard(tx, uuidv7(), { tokenHash: hashLinkToken(token), codeHash });
    await writeAudit(tx, {
      action: 'community-card:issue',
      actorId: tx.actor.id,
      subjectId: tx.scope.linkId,
    });
    return { token, code, ...names };
  });

export const endCard = (grant: Grant<'community-card:revoke', PatientScope>): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    if (!(await revokeCard(tx))) fail('not_found');
    await writeAudit(tx, {
      action: 'community-card:revoke',
      actorId: tx.actor.id,
      subjectId: tx.scope.linkId,
    });
    return undefined;
  });

export async function openCard(
  grant: Grant<'community-card:open', WorkerScope>,
  secret: CardSecret,
  box: SecretBox,
): Promise<{ id: string }> {
  await countTry(grant.db, CARD_OPENS_PER_WORKER, grant.actor.id, grant.at);
  const id =
    'token' in secret
      ? await findByToken(grant, hashLinkToken(secret.token))
      : await findByCode(grant, box.fingerprints(marked(secret.code)));
  return { id: id ?? fail('not_found') };
}
