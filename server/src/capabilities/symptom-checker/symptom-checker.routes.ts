import type { Routes } from '#platform/capability.ts';
import { canCheckSymptoms } from './symptom-checker.access.ts';
import { checkSymptoms } from './symptom-checker.service.ts';

export const symptomChecker: Routes = (on, platform) => {
  on('POST /api/ai/symptom-checker', canCheckSymptoms, ({ grant, body }) =>
    checkSymptoms(grant, body, platform),
  );
};
