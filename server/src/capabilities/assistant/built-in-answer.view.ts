import type { TriageCountry, TriageResult } from '@lakou/clinical';
import { careText, type TriageTexts } from '@lakou/content';
import type { Language } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';
import { actionWords } from './action-words.view.ts';
import { intentsOf } from './intent.rules.ts';
import { type Correct, findPassageOf, type Passage } from './passages/passages.rules.ts';
import type { Subject } from './subject.rules.ts';

const CHECKER = { path: '/app/symptom-checker' };
const PEOPLE = { care: '/app/find-care', messages: '/app/messages' };
const MOST_CHARACTERS = 900;

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

const alsoWords = ({ others }: Subject, lang: Language, correct: Correct) =>
  others
    .filter(({ kind }) => kind !== 'actions')
    .map(({ title, to }) =>
      wordsIn(lang, 'assistant')('reply.also', { title: correct(to, title[lang]), path: to }),
    );

interface Asked {
  readonly question: string;
  readonly lang: Language;
  readonly triaged: TriageResult;
  /** What the question is about; undefined when it names nothing that we know. */
  readonly subject: Subject | undefined;
  readonly correct: Correct;
}

/**
 * The built-in assistant: leads to what can be done here, or quotes our own pages by name, and says which professional
 * to ask. It never names a diagnosis or a dose, and says so when it does not know.
 */
export function builtInAnswer({ question, lang, triaged, subject, correct }: Asked): string {
  const t = wordsIn(lang, 'assistant');
  const intents = intentsOf(question);
  if (intents.has('hello')) return t('reply.hello');
  if (intents.has('thanks')) return t('reply.welcome');
  const feels = triaged.understood.some(({ negated }) => !negated);
  const isAction = subject?.entry.kind === 'actions';
  if (intents.has('person') && !isAction) return t('reply.person', PEOPLE);
  const passage = subject && !isAction ? findPassageOf(subject.entry.to, question, lang, correct) : undefined;
  const parts = [
    ...(intents.has('diagnosis') ? [t('reply.noDiagnosis')] : []),
    ...(intents.has('dose') ? [t('reply.noDose')] : []),
    ...(subject && isAction ? [actionWords(subject, question, lang)] : []),
    ...(passage ? [cited(passage, lang)] : []),
    ...(subject ? alsoWords(subject, lang, correct) : []),
    ...(subject || intents.size > 0 ? [] : [t('reply.unknown'), t('reply.able')]),
    ...(feels || intents.has('diagnosis') || !subject ? [t('reply.check', CHECKER)] : []),
    ...((intents.size > 0 && !isAction) || !subject ? [t('reply.person', PEOPLE)] : []),
  ];
  return parts.join('\n\n');
}
