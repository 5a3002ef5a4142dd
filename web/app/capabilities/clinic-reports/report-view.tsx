import type { ClinicReport } from '@lakou/contract/clinic-reports';
import { formatDate, formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { figuresLook } from '../../ui/figures-look.ts';
import { Section } from '../../ui/section.tsx';
import { SavedFileLink } from '../my-data/saved-file-link.tsx';
import { ReportChart } from './report-chart.tsx';
import { useAmount } from './use-amount.ts';

/** The figures, the chart, the stock and who worked. */
export function ReportView({ clinicId, report }: { clinicId: string; report: ClinicReport }) {
  const { t } = useTranslation('clinic-reports');
  const lang = useLanguage();
  const amount = useAmount();
  const { period, figures, stock, staff } = report;
  const days = { from: formatDate(lang, period.from, 'medium'), to: formatDate(lang, period.to, 'medium') };
  return (
    <>
      <Section title={t('now', days)}>
        <dl className={classNames(figuresLook, 'lg:*:basis-60')}>
          {figures.map(({ figure, value, before }) => (
            <div key={figure} className="rounded-card border border-line bg-surface p-4">
              <dt className="text-14 text-ink-soft">{t(`figures.${figure}`)}</dt>
              <dd>
                <span className="block text-22 font-bold">{amount(figure, value)}</span>
                <span className="block text-14 text-ink-soft">
                  {t('before', { value: amount(figure, before) })}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <SavedFileLink
          url={`/api/clinics/${clinicId}/report/file?from=${period.from}&to=${period.to}`}
          text={t('download')}
        />
      </Section>
      <ReportChart report={report} />
      <div className="grid items-start gap-7 lg:grid-cols-2 lg:gap-5">
        <Section title={t('stock')}>
          <Card>
            <p>
              {[
                t('items', { count: stock.items }),
                t('low', { count: stock.low }),
                t('out', { count: stock.out }),
              ].join(' · ')}
            </p>
            <h3 className="mt-4 text-16 font-bold">{t('most')}</h3>
            {stock.most.length === 0 && <p className="text-ink-soft">{t('nothingDispensed')}</p>}
            <Lines
              lines={stock.most.map(({ id, name, quantity }) => [id, name, formatNumber(lang, quantity)])}
            />
          </Card>
        </Section>
        <Section title={t('staff')}>
          <Card>
            {staff.length === 0 && <p className="text-ink-soft">{t('nobody')}</p>}
            <Lines
              lines={staff.map(({ id, name, minutes, before }) => [
                id,
                name,
                amount('staffMinutes', minutes),
                t('before', { value: amount('staffMinutes', before) }),
              ])}
            />
          </Card>
        </Section>
      </div>
    </>
  );
}

type Line = readonly [key: string, name: string, value: string, note?: string];

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="grid gap-2">
      {lines.map(([key, name, value, note]) => (
        <li key={key} className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 grow wrap-anywhere">{name}</span>
          <span className="font-bold">{value}</span>
          {note && <span className="text-14 text-ink-soft">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
