import type { ClinicReport, MonthlyReport } from '@lakou/contract/clinic-reports';
import {
  MONTHLY_COLUMNS,
  type ReportFigure,
  SMALLEST_SHOWN_COUNT,
} from '@lakou/contract/clinic-reports.rules';
import type { Language } from '@lakou/i18n';
import { csvFile } from '#platform/http/csv-file.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { wordsIn } from '#platform/words.ts';

/** Money in dollars, work in hours, the rest as it was counted. */
function amountOf(figure: ReportFigure, value: number): string {
  if (figure.endsWith('Cents')) return (value / 100).toFixed(2);
  return figure === 'staffMinutes' ? (value / 60).toFixed(2) : String(value);
}

/** The figures beside those before, then the work of each person and what was dispensed. */
export function reportFile(
  { period, before, figures, staff, stock }: ClinicReport,
  language: Language,
): Servable {
  const t = wordsIn(language, 'clinic-reports');
  const days = ({ from, to }: ClinicReport['period']) => `${from} – ${to}`;
  return csvFile(`report-${period.from}-${period.to}.csv`, [
    [t('figure'), days(period), days(before)],
    ...figures.map(({ figure, value, before: then }) => [
      t(`file.${figure}`),
      amountOf(figure, value),
      amountOf(figure, then),
    ]),
    ...staff.map(({ name, minutes, before: then }) => [
      t('file.hoursOf', { name }),
      amountOf('staffMinutes', minutes),
      amountOf('staffMinutes', then),
    ]),
    ...stock.most.map(({ name, quantity }) => [t('file.dispensedOf', { name }), String(quantity), '']),
  ]);
}

/** One line a group; a count that is left out says why. */
export function monthlyFile({ month, counts, columns }: MonthlyReport, language: Language): Servable {
  const t = wordsIn(language, 'clinic-reports');
  return csvFile(`visits-${month}.csv`, [
    MONTHLY_COLUMNS.map((column) => columns[column] ?? t(`column.${column}`)),
    ...counts.map(({ ageGroup, sex, diagnosisGroup, visits }) => [
      month,
      t(`age.${ageGroup}`),
      t(`sex.${sex}`),
      t(`group.${diagnosisGroup}`),
      visits === null ? t('fewer', { least: String(SMALLEST_SHOWN_COUNT) }) : String(visits),
    ]),
  ]);
}
