import { listTexts } from '@lakou/content';
import type { Routes } from '#platform/capability.ts';
import { readTriageTexts } from '../content-reviews/published.service.ts';
import { canCheckSymptoms, canReadWords } from './symptom-checker.access.ts';
import { checkSymptoms } from './symptom-checker.service.ts';

export const symptomChecker: Routes = (on, platform) => {
  on('POST /api/ai/symptom-checker', canCheckSymptoms, ({ grant, body }) =>
    checkSymptoms(grant, body, platform),
  );
  on('GET /api/ai/symptom-checker/words', canReadWords, async ({ grant, query }) =>
    listTexts(await readTriageTexts(grant, query.lang)),
  );
};
