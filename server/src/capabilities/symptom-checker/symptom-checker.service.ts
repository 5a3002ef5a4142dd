import { type Complaint, raiseSeverity, triageComplaint } from '@lakou/clinical';
import { describeTriage } from '@lakou/content';
import type { SymptomAnalysis } from '@lakou/contract/symptom-checker';
import type { Grant } from '#platform/access/grant.ts';
import type { Platform } from '#platform/platform.ts';
import { countQuestion, findHosted, getTriagePatient } from '../assistant/assistant.service.ts';
import { readTriageTexts } from '../content-reviews/published.service.ts';
import { type ModelReading, modelReading } from './model-reading.service.ts';

type Checking = Grant<'symptom-checker:use' | 'pre-visit:share-check', { dependentId: string | null }>;

/**
 * The rules decide; a hosted model may be asked too, and counts only when it is at least as urgent.
 */
export async function checkSymptoms(
  grant: Checking,
  complaint: Complaint,
  platform: Platform,
): Promise<SymptomAnalysis> {
  await countQuestion(grant, 'symptoms');
  const lang = grant.actor.language;
  const patient = await getTriagePatient(grant, grant.scope.dependentId);
  const engine = triageComplaint(complaint, patient);
  const hosted = await findHosted(grant, 'symptoms', platform);
  const asked = { said: complaint.symptoms, person: patient.person, engine, lang, log: platform.log };
  const second: ModelReading | undefined = hosted && (await modelReading(hosted, asked));
  const result = second ? raiseSeverity(engine, second) : engine;
  const note = second && second.severity === result.severity ? second.note : null;
  const texts = await readTriageTexts(grant, lang);
  return { ...describeTriage(texts, result, patient.country), note };
}
