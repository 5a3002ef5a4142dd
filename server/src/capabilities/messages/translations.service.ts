import type { Role } from '@lakou/contract';
import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { hasConsented } from '../assistant/assistant.service.ts';
import { translateText } from '../assistant/translate.service.ts';
import type { Other } from './messages.access.ts';
import { findTranslation, type Received, saveTranslation } from './translations.store.ts';

/** The reader, and a patient whose words would leave: who gives care writes no words of a patient's own. */
export const bothConsented = async (
  grant: Grant<'conversation:read', Other> | Grant<'message:translate', Received>,
  other: { readonly id: string; readonly role: Role },
): Promise<boolean> =>
  (await hasConsented(grant)) && (other.role !== 'PATIENT' || (await hasConsented(grant, other.id)));

/** In the reader's language; asked for once, then kept with the message. */
export async function translateMessage(
  grant: Grant<'message:translate', Received>,
  platform: Platform,
): Promise<{ text: string; language: Language }> {
  const { senderId: id, senderRole: role, content } = grant.scope;
  if (!(await bothConsented(grant, { id, role }))) fail('forbidden');
  const { language } = grant.actor;
  const kept = await findTranslation(grant);
  if (kept) return { text: kept, language };
  const text = await translateText(
    grant,
    { text: content, authorId: id, manner: 'as a nurse would say it' },
    platform,
  );
  await saveTranslation(grant, text);
  return { text, language };
}
