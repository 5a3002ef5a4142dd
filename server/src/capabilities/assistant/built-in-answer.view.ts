import type { TriageCountry, TriageResult } from '@lakou/clinical';
import { careText, type TriageTexts } from '@lakou/content';
import type { Language } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';
import { intentsOf } from './intent.rules.ts';
import { type Correct, findPassages, type Passage } from './passages/passages.rules.ts';

const CHECKER = { path: '/app/symptom-checker' };
const PEOPLE = { care: '/app/find-care', messages: '/app/messages' };
const MOST_CHARACTERS = 900;
const MOST_LINKS = 2;
// The share of the best score that another page must reach to be listed.
const NEARLY = 0.7;

/** The warning that comes before any answer; undefined when nothing is urgent. */
export function urgentWords(
  result: TriageResult,
  lang: Language,
  country: TriageCountry | undefined,
  texts: TriageTexts,
): string {
  const t = wordsIn(lang, 'assistant');
  const careRecommendation = careText(texts, result, country);
  if (result.severity === 'Emergency') {
    const title = result.firstAid && texts.firstAid[result.firstAid];
    const aid = title ? [t('reply.firstAid', { title, path: `/app/first-aid/${result.firstAid}` })] : [];
    return [`${t('reply.ifNow')} ${careRecommendation}`, ...aid].join('\n');
  }
  const felt = result.understood.some(({ negated }) => !negated);
  return result.severity === 'Urgent' && felt ? `${t('reply.today')} ${careRecommendation}` : '';
}

/** As many whole lines as fit. */
function shortened(body: string): string {
  let length = 0;
  const lines = body.split('\n').filter((line, index) => {
    length += line.length;
    return index === 0 || length <= MOST_CHARACTERS;
  });
  return lines.join('\n');
}

function cited({ title, heading, body, path }: Passage, lang: Language): string {
  const t = wordsIn(lang, 'assistant');
  return [
    t('reply.from', { title }),
    ...(heading ? [heading] : []),
    shortened(body),
    t('reply.read', { title, path }),
  ].join('\n');
}

/** Up to two other pages with a close score. */
function others(question: string, lang: Language, best: Passage, correct: Correct): string[] {
  const hits = findPassages(question, lang, correct);
  const least = (hits[0]?.score ?? 0) * NEARLY;
  const pages = new Map(
    hits
      .filter(({ document, score }) => document.path !== best.path && score >= least)
      .map(({ document }) => [document.path, document.title]),
  );
  return [...pages]
    .slice(0, MOST_LINKS)
    .map(([path, title]) => wordsIn(lang, 'assistant')('reply.also', { title, path }));
}

/**
 * The built-in assistant: quotes our own pages by name, and says which professional to ask. It
 * never names a diagnosis or a dose.
 */
export function builtInAnswer(
  question: string,
  lang: Language,
  triaged: TriageResult,
  correct: Correct,
): string {
  const t = wordsIn(lang, 'assistant');
  const intents = intentsOf(question);
  if (intents.has('hello')) return t('reply.hello');
  if (intents.has('thanks')) return t('reply.welcome');
  if (intents.has('person')) return t('reply.person', PEOPLE);
  const [best] = findPassages(question, lang, correct);
  const feels = triaged.understood.some(({ negated }) => !negated);
  const parts = [
    ...(intents.has('diagnosis') ? [t('reply.noDiagnosis')] : []),
    ...(intents.has('dose') ? [t('reply.noDose')] : []),
    ...(best ? [cited(best.document, lang), ...others(question, lang, best.document, correct)] : []),
    ...(best || intents.size > 0 || feels ? [] : [t('reply.unknown')]),
    ...(feels || intents.has('diagnosis') || !best ? [t('reply.check', CHECKER)] : []),
    ...(intents.size > 0 || !best ? [t('reply.person', PEOPLE)] : []),
  ];
  return parts.join('\n\n');
}
