import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canImport, canReadImports } from './record-imports.access.ts';
import { importEntries, previewImport, undoImport, viewImport } from './record-imports.service.ts';
import { listImports } from './record-imports.store.ts';

export const recordImports: Routes = (on) => {
  const all = '/api/records/:id/imports';
  const about = (_: unknown, { scope }: { scope: { patientId: string; dependentId: string | null } }) => [
    scope.patientId,
    scope.dependentId,
  ];
  on(`POST ${all}/preview`, canImport, ({ grant, body }) => previewImport(grant, body.bundle), about);
  on(`POST ${all}`, canImport, ({ grant, body }) => importEntries(grant, body));
  on(
    `GET ${all}`,
    canReadImports,
    async ({ grant, query, reply }) =>
      onePage(reply, (await listImports(grant, query)).map(viewImport), query),
    about,
  );
  on(`POST ${all}/:importId/undo`, canImport, ({ grant, params }) => undoImport(grant, params.importId));
};
