import type { LetterLink } from '@lakou/contract/referrals';
import { LETTER_HOURS, MOST_LETTER_LINKS } from '@lakou/contract/referrals.rules';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { pdfFile } from '#platform/http/pdf-file.ts';
import { hashLinkToken, newLinkToken } from '#platform/session/link-token.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { findLetter, insertLink, listLinks, openLink, revokeLink } from './letter.store.ts';
import { type LetterRow, lettersOf } from './letter.view.ts';
import type * as drawn from './letter-pdf.view.ts';
import type { ReferralScope } from './referral-scope.store.ts';

const papers = inThread<typeof drawn>(new URL('./letter-pdf.view.ts', import.meta.url));

type Sharer = Grant<'referral:share', ReferralScope>;

async function asFile(row: LetterRow, reader: Language): Promise<Servable> {
  const letters = lettersOf(row, reader);
  return pdfFile(
    await papers('drawLetters', letters, row.createdAt),
    `referral-${row.createdAt.toISOString().slice(0, 10)}.pdf`,
    letters,
  );
}

/** The letter as a file; it is not cached, because others may use the same phone. */
export async function getLetter(
  grant: Grant<'referral:read', ReferralScope>,
  language: Language | undefined,
): Promise<Servable> {
  const row = (await findLetter(grant)) ?? fail('not_found');
  return asFile(row, language ?? grant.actor.language);
}

/** The letter for whoever holds an open link. The patient finds the opening in the list of links. */
export async function openLetter(
  grant: PublicGrant<'referral-letter:open'>,
  { token, language }: { token: string; language?: Language | undefined },
): Promise<Servable> {
  const row = await inTransaction(grant, async (tx) => {
    const found = (await openLink(tx, hashLinkToken(token))) ?? fail('not_found');
    await writeAudit(tx, { action: 'referral-letter:open', subjectId: found.dependentId ?? found.patientId });
    return found;
  });
  return asFile(row, language ?? row.patientLanguage);
}

/** The token is told once; the database keeps its hash. */
export function shareLetter(
  grant: Sharer,
  expiresIn: keyof typeof LETTER_HOURS,
): Promise<LetterLink & { token: string }> {
  return inTransaction(grant, async (tx) => {
    if ((await listLinks(tx)).length >= MOST_LETTER_LINKS) fail('too_many_letter_links');
    const { scope, actor, at } = tx;
    const [id, token] = [uuidv7(), newLinkToken()];
    const expiresAt = new Date(at.getTime() + LETTER_HOURS[expiresIn] * 3_600_000);
    await insertLink(tx, { id, hash: hashLinkToken(token), expiresAt });
    await writeAudit(tx, {
      action: 'referral:share',
      actorId: actor.id,
      subjectId: scope.dependentId ?? scope.patientId,
    });
    return {
      id,
      token,
      createdAt: at.toISOString(),
      expiresAt: expiresAt.toISOString(),
      opens: 0,
      lastOpenedAt: null,
    };
  });
}

export async function closeLink(grant: Sharer, id: string): Promise<undefined> {
  if (!(await revokeLink(grant, id))) fail('not_found');
  return undefined;
}
