import { LAB_TESTS, type LabTest } from '@lakou/clinical';
import type { LabRequest, LabResult, LabTrend } from '@lakou/contract/labs';
import type { RequestRow } from './lab-requests.store.ts';
import type { ResultRow, TrendRow } from './lab-results.store.ts';

const isHeld = (until: Date | null, at: Date): boolean => until !== null && until > at;

const laboratoryOf = ({ laboratoryId, laboratoryName }: RequestRow | ResultRow) =>
  laboratoryId ? { id: laboratoryId, name: laboratoryName ?? '' } : null;

const dependentOf = ({ dependentId }: RequestRow | ResultRow) => (dependentId ? { dependentId } : {});

export function viewRequest(row: RequestRow, at: Date): LabRequest {
  const { id, patientId, testType, status, tests, title, note, personName } = row;
  return {
    id,
    patientId,
    ...dependentOf(row),
    testType,
    status,
    requestedDate: row.requestedAt.toISOString(),
    tests,
    title,
    note,
    laboratory: laboratoryOf(row),
    requestedBy: { id: row.requestedById, name: row.requestedByName },
    personName,
    held: isHeld(row.heldUntil, at),
    changedAt: row.changedAt.toISOString(),
  };
}

export function viewResult(row: ResultRow, at: Date): LabResult {
  const { requestId, patientId, personName, testType, title, tests, values, version, summary } = row;
  const { comment, reason, critical } = row;
  return {
    id: requestId,
    requestId,
    summary,
    reportDate: row.reportedAt.toISOString(),
    downloadUrl: `/api/data/labs/results/${requestId}/download`,
    patientId,
    ...dependentOf(row),
    personName,
    testType,
    title,
    tests,
    laboratory: laboratoryOf(row),
    values,
    comment,
    author: { id: row.authorId, name: row.authorName },
    version,
    reason,
    held: isHeld(row.heldUntil, at),
    critical,
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
  };
}

/** One line for each test, in the order of `tests`. */
export const viewTrends = (tests: readonly string[], rows: readonly TrendRow[]): LabTrend[] =>
  tests.flatMap((test) => {
    const points = rows
      .filter((row) => row.test === test)
      .map(({ at, value, flag, imported }) => ({ at: at.toISOString(), value, flag, imported }));
    return points.length > 0 ? [{ test, unit: LAB_TESTS[test as LabTest]?.unit ?? '', points }] : [];
  });
