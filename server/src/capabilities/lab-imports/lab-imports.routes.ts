import type { Routes } from '#platform/capability.ts';
import { canImportResults } from './lab-imports.access.ts';
import { importResults, previewResults } from './lab-imports.service.ts';

export const labImports: Routes = (on) => {
  const all = '/api/data/labs/imports';
  on(
    `POST ${all}/preview`,
    canImportResults,
    ({ grant, body }) => previewResults(grant, body),
    ({ requests }) => requests.flatMap(({ patientId, dependentId }) => [patientId, dependentId]),
  );
  on(`POST ${all}`, canImportResults, ({ grant, body }) => importResults(grant, body));
};
