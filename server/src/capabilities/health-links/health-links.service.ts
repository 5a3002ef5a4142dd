import type { HealthLink, Manifest, NewLink } from '@lakou/contract/health-links';
import { LIFETIME_SECONDS, MOST_LIVE_LINKS, MOST_PASSCODE_TRIES } from '@lakou/contract/health-links.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail, Refusal } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { NEW_LINKS_PER_PERSON, OPENS_PER_LINK } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import type { SecretBox } from '#platform/secret-box.ts';
import { notify } from '../notifications/notify.service.ts';
import { hashPasscode, hashToken, isPasscode, newToken } from './health-links.rules.ts';
import {
  addLink,
  addOpen,
  countLiveLinks,
  countWrongPasscode,
  findLiveLink,
  type LiveLink,
  listLinks,
  lockLiveLink,
  lockSharer,
  revokeLink,
} from './health-links.store.ts';
import { viewLink } from './health-links.view.ts';

/** The token is in this answer and nowhere else; the key never reaches us. */
export async function share(
  grant: Grant<'record:share'>,
  { expiresIn, passcode, sections, ciphertext }: NewLink,
  { config }: Platform,
): Promise<HealthLink & { url: string }> {
  const { at, actor } = grant;
  await countTry(grant.db, NEW_LINKS_PER_PERSON, actor.id, at);
  const token = newToken();
  const secret = passcode ? await hashPasscode(passcode) : undefined;
  return inTransaction(grant, async (tx) => {
    await lockSharer(tx);
    if ((await countLiveLinks(tx)) >= MOST_LIVE_LINKS) fail('too_many_links');
    await addLink(tx, {
      id: uuidv7(),
      tokenHash: hashToken(token),
      ciphertext,
      passcode: secret,
      attempts: MOST_PASSCODE_TRIES,
      sections,
      expiresAt: new Date(at.getTime() + LIFETIME_SECONDS[expiresIn] * 1000),
    });
    await writeAudit(tx, { action: 'record:share', actorId: actor.id, subjectId: actor.id });
    const [made = fail('not_found')] = await listLinks(tx, { limit: 1 });
    return { ...viewLink(made, at), url: `${config.publicUrl}/shl/${token}` };
  });
}

export function revoke(
  grant: Grant<'health-link:revoke', { linkId: string; patientId: string }>,
): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    await revokeLink(tx);
    const { id } = tx.actor;
    await writeAudit(tx, { action: 'health-link:revoke', actorId: id, subjectId: id });
    return undefined;
  });
}

type Opener = PublicGrant<'health-link:open'>;

const FILE_LASTS_MS = 3600 * 1000;

const markOf = (box: SecretBox, link: LiveLink, until: number) =>
  box.fingerprint(`health-link ${link.id} ${until}`).toString('base64url');

/** The part of a file's address that says which file, and until when. */
const fileName = (box: SecretBox, link: LiveLink, until: number) => `${until}.${markOf(box, link, until)}`;

interface Asked {
  readonly recipient: string;
  readonly passcode?: string | null | undefined;
  readonly embeddedLengthMax?: number | undefined;
}

/** Opening is written down and told to the patient. A refusal is returned, so that its count is kept. */
function open(grant: Opener, tokenHash: Buffer, asked: Asked, isRight: boolean): Promise<LiveLink | Refusal> {
  return inTransaction(grant, async (tx) => {
    // Somebody may have revoked it, or used up the tries, since it was read.
    const link = await lockLiveLink(tx, tokenHash);
    if (!link) return new Refusal('not_found');
    if (!isRight)
      return new Refusal('passcode_wrong', { remainingAttempts: await countWrongPasscode(tx, link.id) });
    const { id: linkId, patientId } = link;
    await addOpen(tx, { id: uuidv7(), linkId, patientId, recipient: asked.recipient });
    await writeAudit(tx, { action: 'health-link:open', subjectId: patientId });
    await notify(tx, {
      userId: patientId,
      kind: 'health_link_opened',
      subjectId: linkId,
      details: { name: asked.recipient },
    });
    return link;
  });
}

export async function openLink(
  grant: Opener,
  token: string,
  asked: Asked,
  { config }: Platform,
  box: SecretBox,
): Promise<Manifest> {
  const tokenHash = hashToken(token);
  const found = (await findLiveLink(grant, tokenHash)) ?? fail('not_found');
  await countTry(grant.db, OPENS_PER_LINK, found.id, grant.at);
  // The slow part, before the link is locked.
  const isRight = await isPasscode(asked.passcode ?? '', found);
  const link = await open(grant, tokenHash, asked, isRight);
  if (link instanceof Refusal) throw link;
  const until = grant.at.getTime() + FILE_LASTS_MS;
  const isSmall = link.ciphertext.length <= (asked.embeddedLengthMax ?? 0);
  const content = isSmall
    ? { embedded: link.ciphertext }
    : { location: `${config.publicUrl}/shl/${token}/${fileName(box, link, until)}` };
  const lastUpdated = link.createdAt.toISOString();
  return { files: [{ contentType: 'application/fhir+json', lastUpdated, ...content }] };
}

/** What a manifest named; nothing once an hour has passed or the link has ended. */
export async function readFile(grant: Opener, token: string, file: string, box: SecretBox): Promise<string> {
  const link = (await findLiveLink(grant, hashToken(token))) ?? fail('not_found');
  const until = Number.parseInt(file, 10);
  if (!(until > grant.at.getTime()) || file !== fileName(box, link, until)) fail('not_found');
  return link.ciphertext;
}
