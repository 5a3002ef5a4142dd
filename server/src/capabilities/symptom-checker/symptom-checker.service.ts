import {
  type Correction,
  raiseSeverity,
  SYMPTOMS,
  type SymptomCode,
  type TriageResult,
  triage,
} from '@lakou/clinical';
import {
  careText,
  careTexts,
  conditionName,
  findFirstAidTopic,
  findingName,
  questionText,
  reasoningText,
  type ServedTriage,
} from '@lakou/content';
import type { Country } from '@lakou/contract/emergency.rules';
import type { SymptomAnalysis, SymptomComplaint } from '@lakou/contract/symptom-checker';
import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import type { Platform } from '#platform/platform.ts';
import { countQuestion, findHosted, getTriagePatient } from '../assistant/assistant.service.ts';
import { readTriageWords } from '../content-reviews/published.service.ts';
import { type ModelReading, modelReading } from './model-reading.service.ts';

type Checking = Grant<'symptom-checker:use' | 'pre-visit:share-check', { dependentId: string | null }>;

/** Codes may be written as words: `skipped heartbeat` is `skipped_heartbeat`. */
function codeOf(said: string): SymptomCode | undefined {
  const code = said.toLowerCase().replaceAll(/[\s-]+/g, '_');
  return SYMPTOMS.find((symptom) => symptom === code);
}

interface Shown {
  readonly lang: Language;
  readonly country: Country | undefined;
  readonly note: string | undefined;
  /** Corrections since the release. */
  readonly served: ServedTriage;
}

function analysisOf(result: TriageResult, { lang, country, note, served }: Shown): SymptomAnalysis {
  const topic = result.firstAid ? findFirstAidTopic(result.firstAid) : undefined;
  return {
    severity: result.severity,
    careRecommendation: careText(result, lang, country, served),
    careSteps: careTexts(result, lang, country, served),
    reasoning: reasoningText(result.reasons, lang, served),
    possibleConditions: result.conditions.map(({ code, likelihood }) => ({
      name: conditionName(code, lang, served),
      likelihood,
      code,
    })),
    recommendation: result.recommendation,
    reasons: result.reasons.map(({ code }) => code),
    understood: result.understood.map(({ code, negated, days }) => ({
      code,
      negated,
      days: days ?? null,
      name: findingName(code, lang, served),
    })),
    notUnderstood: result.unknownWords,
    firstAid: topic ? { slug: topic.slug, title: topic.texts[lang].title } : null,
    note: note ?? null,
    questions: result.questions.map((code) => ({ code, ...questionText(code, lang, served) })),
    followUps: result.followUps,
  };
}

/** A field that is null counts as left out. */
const correctionsOf = (corrections: SymptomComplaint['corrections']): Correction[] =>
  (corrections ?? []).map(({ code, denied, days }) => ({
    code,
    denied: denied ?? undefined,
    days: days ?? undefined,
  }));

/**
 * The rules decide; a hosted model may be asked too, and counts only when it is at least as urgent.
 */
export async function checkSymptoms(
  grant: Checking,
  { symptoms: said, answers, corrections, details }: SymptomComplaint,
  platform: Platform,
): Promise<SymptomAnalysis> {
  await countQuestion(grant, 'symptoms');
  const lang = grant.actor.language;
  const symptoms = said.flatMap((one) => codeOf(one) ?? []);
  const text = said.filter((one) => !codeOf(one)).join('. ');
  const patient = await getTriagePatient(grant, grant.scope.dependentId);
  const engine = triage({
    text,
    symptoms,
    ...patient,
    answers: answers ?? {},
    corrections: correctionsOf(corrections),
    details: details ?? {},
  });
  const hosted = await findHosted(grant, 'symptoms', platform);
  const asked = { said, person: patient.person, engine, lang, log: platform.log };
  const second: ModelReading | undefined = hosted && (await modelReading(hosted, asked));
  const result = second ? raiseSeverity(engine, second) : engine;
  const note = second && second.severity === result.severity ? second.note : undefined;
  const served = await readTriageWords(grant, lang);
  return analysisOf(result, { lang, country: patient.country, note, served });
}
