import { readFileSync } from 'node:fs';
import { triageTexts } from '@lakou/content';
import type { Language } from '@lakou/i18n';
import { converse } from '../../src/capabilities/assistant/converse.service.ts';
import { wordsIn } from '../../src/platform/words.ts';

/** A question of the evaluation; alternatives of what is expected are separated by `|`. */
export interface Question {
  readonly lang: Language;
  readonly text: string;
  readonly expected: readonly string[];
  /** What the same person asked just before; empty when nothing. */
  readonly after: string;
}

/** `missed` says nothing false but does not help; `wrong` quotes another subject or misses a danger. */
export type Verdict = 'right' | 'missed' | 'wrong';

export function readQuestions(file: string): Question[] {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [lang, text = '', expected = '', after = ''] = line.split('\t');
    return { lang: lang as Language, text, expected: expected.split('|'), after };
  });
}

const user = (text: string) => ({ role: 'user' as const, text });

/** What the built-in assistant says, without a profile or a model. */
export async function answerTo({ lang, text, after }: Question): Promise<string> {
  const turns = after ? [user(after), { role: 'model' as const, text: '…' }, user(text)] : [user(text)];
  const pieces = converse({
    turns,
    lang,
    patient: { person: {}, country: undefined },
    area: 'patient',
    hosted: undefined,
    correct: (_, words) => words,
    texts: triageTexts(lang),
    signal: new AbortController().signal,
    log: { warn: () => undefined },
  });
  let answer = '';
  for await (const piece of pieces) answer += piece;
  return answer;
}

const HEALTH_PAGE = /^\/app\/(?:education|first-aid|medicines)\/./;
const linksIn = (text: string) => Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, path]) => path ?? '');

/** Whether an address is the expected one, with at least the filters that are expected. */
function leadsTo(link: string, expected: string): boolean {
  const [is, wanted] = [link, expected].map((path) => new URL(path, 'http://x'));
  return (
    is?.pathname === wanted?.pathname &&
    Array.from(wanted?.searchParams ?? []).every(([name, value]) => is?.searchParams.get(name) === value)
  );
}

/** Judged by what the answer says first: its warning, and the first page that it leads to. */
export function judge({ lang, expected }: Question, answer: string): Verdict {
  const t = wordsIn(lang, 'assistant');
  const warns = answer.startsWith(t('reply.ifNow')) || answer.startsWith(t('reply.today'));
  const [warning = '', ...rest] = warns ? answer.split('\n\n') : ['', answer];
  const [first] = linksIn(rest.join('\n\n'));
  const quotes = first !== undefined && HEALTH_PAGE.test(first);
  const isRight = expected.some((one) => {
    if (one === 'danger') return warns;
    if (one === 'unknown') return !warns && !quotes && answer.startsWith(t('reply.unknown'));
    return [first ?? '', ...linksIn(warning)].some((link) => leadsTo(link, one));
  });
  if (isRight) return 'right';
  return quotes || expected[0] === 'danger' ? 'wrong' : 'missed';
}
