import { PRODUCT } from '@lakou/i18n';
import type { TextForm } from '#platform/sms/sms.ts';
import { wordsIn } from '#platform/words.ts';
import { notificationText } from './notification-text.view.ts';
import type { DueText } from './texts.store.ts';

// Their words name nobody but who gives the care, and say nothing about health; a medicine is named to who chose that.
const IN_FULL = /^(booking|payment|message)_|^medicine_due/;

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** A notification as a text message, which others may read over a shoulder: never about health, to staff never a name. */
export function textMessage(
  { kind, details, language, name, role, timeZone }: DueText,
  link: string,
): { text: string; form: TextForm } {
  const t = wordsIn(language, 'text-message-texts');
  const inZone = { timeZone, ...details };
  const text = notificationText(language, kind, inZone);
  if (kind === 'reminder_day' || kind === 'reminder_hour')
    return {
      text: t('reminder', { name: firstName(name), text }),
      form: { name: 'reminder', language, values: [firstName(name), text] },
    };
  if (role === 'PATIENT' && IN_FULL.test(kind))
    return { text: `${PRODUCT}: ${text} ${link}`, form: { name: 'full', language, values: [text, link] } };
  return { text: t('news', { link }), form: { name: 'news', language, values: [link] } };
}
