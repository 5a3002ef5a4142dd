import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { isLanguage, type Language, languageNames, plainText } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';
import { addressOf, type Subject } from './subject.rules.ts';

// Matched on folded text.
const ASKS_PRICE = /\b(?:costs?|prices?|fees?|how much|prix|tarifs?|combien|coute\w*|konbyen|koute|pri)\b/;

/** What an action leads to, with its filters: “Find care · Pediatrics, Delmas”. */
export function actionTitle({ entry, filters }: Subject, lang: Language): string {
  const specialty = SPECIALTIES.find(({ name }) => name === filters.specialty)?.name;
  const mode = BOOKING_MODES.find((one) => one === filters.mode);
  const language = filters.language;
  const words = [
    specialty && wordsIn(lang, 'providers')(`specialties.${specialty}`),
    mode && wordsIn(lang, 'providers')(`modes.${mode}`),
    language && isLanguage(language) && languageNames[language],
    filters.town,
  ].filter((word) => word && word !== entry.title[lang]);
  return [entry.title[lang], words.join(', ')].filter(Boolean).join(' · ');
}

/** Where something is done. A price is never said here: each professional shows their own. */
export function actionWords(subject: Subject, question: string, lang: Language): string {
  const t = wordsIn(lang, 'assistant');
  const isAboutVisits = subject.entry.to.startsWith('/app/find-care');
  return [
    ...(isAboutVisits && ASKS_PRICE.test(plainText(question)) ? [t('reply.prices')] : []),
    t('reply.action', { title: actionTitle(subject, lang), path: addressOf(subject, lang) }),
  ].join('\n');
}
