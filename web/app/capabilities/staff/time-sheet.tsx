import { formatNumber } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { SavedFileLink } from '../my-data/saved-file-link.tsx';
import { type Period, sheetQuery } from './staff.queries.ts';

/** Hours by person, and the file for the accountant. */
export function TimeSheet({ clinicId, period }: { clinicId: string; period: Period }) {
  const { t } = useTranslation('staff');
  const lang = useLanguage();
  const hours = (minutes: number) => formatNumber(lang, Math.round((minutes / 60) * 100) / 100);
  return (
    <Section title={t('sheet')}>
      <QueryState
        query={useQuery(sheetQuery(clinicId, period))}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Card>
            <p>{t('noHours')}</p>
          </Card>
        }
      >
        {(rows) => (
          <>
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {rows.map(({ staffId, name, minutes, logs, isOpen }) => (
                <li key={staffId} className="flex items-center gap-4 border-line p-4 not-first:border-t">
                  <span className="min-w-0 grow">
                    <span className="block font-semibold wrap-anywhere">{name}</span>
                    <span className="block text-14 text-ink-soft">
                      {[t('logCount', { count: logs }), isOpen && t('openNow')].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span className="shrink-0 text-18 font-bold">{t('hours', { hours: hours(minutes) })}</span>
                </li>
              ))}
            </ul>
            <SavedFileLink
              url={`/api/clinics/${clinicId}/timesheets/file?from=${period.from}&to=${period.to}`}
              text={t('csv')}
            />
          </>
        )}
      </QueryState>
    </Section>
  );
}
