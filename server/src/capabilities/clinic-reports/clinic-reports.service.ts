import type {
  AskedReportPeriod,
  ClinicReport,
  MonthlyColumns,
  MonthlyReport,
} from '@lakou/contract/clinic-reports';
import {
  AGE_GROUPS,
  DIAGNOSIS_GROUPS,
  REPORT_FIGURES,
  REPORT_SEXES,
  SMALLEST_SHOWN_COUNT,
} from '@lakou/contract/clinic-reports.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { type CountRow, countDiagnoses, findColumns, saveColumns } from './monthly.store.ts';
import { monthAfter, periodBefore, periodOf, pointsOf, stepOf } from './periods.rules.ts';
import { countDays, countStock, listMostDispensed, type ReportReader, sumWork } from './report.store.ts';
import { monthlyFile, reportFile } from './report-file.view.ts';

export async function readReport(grant: ReportReader, asked: AskedReportPeriod): Promise<ClinicReport> {
  const period = periodOf(asked, dayIn(HOME_ZONE, grant.at)) ?? fail('period_invalid');
  const before = periodBefore(period);
  const [counted, stock, most, staff] = await Promise.all([
    countDays(grant, { from: before.from, to: period.to }),
    countStock(grant),
    listMostDispensed(grant, period),
    sumWork(grant, period, before),
  ]);
  const sum = (figure: string, isNow: boolean) =>
    counted
      .filter((one) => one.figure === figure && one.day >= period.from === isNow)
      .reduce((total, { amount }) => total + amount, 0);
  const step = stepOf(period);
  return {
    period,
    before,
    figures: REPORT_FIGURES.map((figure) => ({
      figure,
      value: sum(figure, true),
      before: sum(figure, false),
    })),
    step,
    points: pointsOf(counted, period, step),
    stock: { ...stock, most },
    staff,
  };
}

const NO_COLUMNS: MonthlyColumns = {
  month: null,
  ageGroup: null,
  sex: null,
  diagnosisGroup: null,
  visits: null,
};
const place = ({ ageGroup, sex, diagnosisGroup }: CountRow) =>
  (DIAGNOSIS_GROUPS.indexOf(diagnosisGroup) * 10 + AGE_GROUPS.indexOf(ageGroup)) * 10 +
  REPORT_SEXES.indexOf(sex);

/** No sums: they would tell what is left out. */
export async function readMonthly(grant: ReportReader, asked?: string): Promise<MonthlyReport> {
  const month = asked ?? dayIn(HOME_ZONE, grant.at).slice(0, 7);
  const rows = await countDiagnoses(grant, [month, monthAfter(month)]);
  const counts = rows
    .toSorted((a, b) => place(a) - place(b))
    .map((row) => ({ ...row, visits: row.visits < SMALLEST_SHOWN_COUNT ? null : row.visits }));
  return { month, counts, columns: (await findColumns(grant)) ?? NO_COLUMNS };
}

const noteExport = (grant: ReportReader) =>
  writeAudit(grant, {
    action: 'clinic-report:export',
    actorId: grant.actor.id,
    subjectId: grant.scope.clinicId,
  });

export async function readReportFile(grant: ReportReader, asked: AskedReportPeriod): Promise<Servable> {
  const report = await readReport(grant, asked);
  await noteExport(grant);
  return reportFile(report, grant.actor.language);
}

export async function readMonthlyFile(grant: ReportReader, month?: string): Promise<Servable> {
  const report = await readMonthly(grant, month);
  await noteExport(grant);
  return monthlyFile(report, grant.actor.language);
}

export function nameColumns(
  grant: Grant<'clinic-report:columns', { clinicId: string }>,
  columns: MonthlyColumns,
): Promise<MonthlyColumns> {
  return inTransaction(grant, async (tx) => {
    await saveColumns(tx, columns);
    await writeAudit(tx, {
      action: 'clinic-report:columns',
      actorId: tx.actor.id,
      subjectId: tx.scope.clinicId,
    });
    return columns;
  });
}
