import further from 'virtual:spoken-subjects';
import type { Language } from '@lakou/i18n';

/** Whether a subject has clips: first aid and danger answers always have, the rest where they were made. */
export const canListen = (subject: string, lang: Language) =>
  /^(first-aid\/|danger$)/.test(subject) || further[lang].includes(subject);
