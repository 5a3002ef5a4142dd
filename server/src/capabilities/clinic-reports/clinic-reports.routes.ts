import type { Routes } from '#platform/capability.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { canNameColumns, canReadReport } from './clinic-reports.access.ts';
import {
  nameColumns,
  readMonthly,
  readMonthlyFile,
  readReport,
  readReportFile,
} from './clinic-reports.service.ts';

export const clinicReports: Routes = (on) => {
  on('GET /api/clinics/:id/report', canReadReport, ({ grant, query }) => readReport(grant, query));
  on('GET /api/clinics/:id/report/file', canReadReport, async ({ grant, query, request }) =>
    fileReply(await readReportFile(grant, query), request.headers),
  );
  on('GET /api/clinics/:id/monthly-report', canReadReport, ({ grant, query }) =>
    readMonthly(grant, query.month),
  );
  on('GET /api/clinics/:id/monthly-report/file', canReadReport, async ({ grant, query, request }) =>
    fileReply(await readMonthlyFile(grant, query.month), request.headers),
  );
  on('PUT /api/clinics/:id/monthly-report/columns', canNameColumns, ({ grant, body }) =>
    nameColumns(grant, body),
  );
};
