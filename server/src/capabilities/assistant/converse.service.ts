import { type TriagePatient, type TriageResult, triage } from '@lakou/clinical';
import type { TriageTexts } from '@lakou/content';
import type { Language } from '@lakou/i18n';
import type { Platform } from '#platform/platform.ts';
import type { HostedModel } from './assistant.service.ts';
import { builtInAnswer, urgentWords } from './built-in-answer.view.ts';
import type { Turn } from './history.rules.ts';
import type { Correct } from './passages/passages.rules.ts';
import { chatPrompt } from './prompt.view.ts';
import { type areaOf, type Subject, subjectOf } from './subject.rules.ts';

interface Conversation {
  readonly turns: readonly Turn[];
  readonly lang: Language;
  readonly patient: TriagePatient;
  /** Only actions of this area are offered. */
  readonly area: ReturnType<typeof areaOf>;
  readonly hosted: HostedModel | undefined;
  /** Corrections of the pages that are quoted. */
  readonly correct: Correct;
  /** What the symptom checker says. */
  readonly texts: TriageTexts;
  readonly signal: AbortSignal;
  readonly log: Pick<Platform['log'], 'warn'>;
}

// A complaint may be spread over two messages; an older one must not influence all later answers.
const RECENT = 2;

/** Sent line by line, so that the first can be read while the next is on its way. */
const linesOf = (text: string) => text.split(/(?<=\n)/);

async function* hostedWords(
  { turns, lang, patient, hosted, correct, signal, log }: Conversation,
  subject: Subject | undefined,
): AsyncGenerator<string> {
  if (!hosted) return;
  let spoken = false;
  try {
    for await (const piece of hosted(
      { system: chatPrompt({ turns, lang, country: patient.country, correct, subject }), turns },
      signal,
    )) {
      spoken = true;
      yield piece;
    }
  } catch (error) {
    // An interrupted answer must not look complete; when nothing was sent yet, the built-in answer
    // is used.
    if (spoken || signal.aborted) throw error;
    log.warn({ reason: error instanceof Error ? error.message : '' }, 'the hosted model did not answer');
  }
}

const isEmergency = ({ severity }: TriageResult) => severity === 'Emergency';

/**
 * The warning for the question and the one before it together. A new subject in which nothing is felt is not warned
 * again of what the previous answer already warned of.
 */
function warningOf(
  { lang, patient, texts }: Conversation,
  asked: readonly string[],
  now: TriageResult,
  subject: Subject | undefined,
): string {
  const recent = triage({ text: asked.slice(-RECENT).join('. '), ...patient });
  const before = triage({ text: asked.at(-RECENT) ?? '', ...patient });
  const isNewSubject = subject?.entry.kind === 'actions' && now.understood.length === 0;
  const isSaid = asked.length >= RECENT && isNewSubject && isEmergency(before);
  return urgentWords(isEmergency(recent) && !isSaid ? recent : now, lang, patient.country, texts);
}

/**
 * An urgent warning comes first, by rule; then the model's answer where there is a model, else the
 * built-in answer.
 */
export async function* converse(conversation: Conversation): AsyncGenerator<string> {
  const { turns, lang, patient, area, correct } = conversation;
  const asked = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const question = asked.at(-1) ?? '';
  const now = triage({ text: question, ...patient });
  const subject = subjectOf(question, asked.length >= RECENT ? asked.at(-RECENT) : undefined, area);
  const urgent = warningOf(conversation, asked, now, subject);
  if (urgent) yield `${urgent}\n\n`;
  let answered = false;
  for await (const piece of hostedWords(conversation, subject)) {
    answered = true;
    yield piece;
  }
  if (!answered) yield* linesOf(builtInAnswer({ question, lang, triaged: now, subject, correct }));
}
