import type { LabResult } from '@lakou/contract/labs';
import { formatDateTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { DownloadButton } from './download-button.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { useLabTitle } from './lab-names.ts';
import { trendsQuery } from './labs.queries.ts';
import { ValueRow } from './value-row.tsx';

/** A result: whose it is, its values with ranges, what was written beside them, and the PDF. */
export function ResultView({ result }: { result: LabResult }) {
  const { t } = useTranslation('labs');
  const lang = useLanguage();
  const titleOf = useLabTitle();
  const trends = useQuery(trendsQuery(result.id));
  const { personName, laboratory, author, values, comment, reason, critical } = result;
  const at = new Date(result.reportDate);
  const date = formatDateTime(lang, { at, timeZone: ownTimeZone() }, 'long');
  return (
    <>
      <PageTitle eyebrow={personName} action={<DownloadButton result={result} />}>
        {titleOf(result)}
      </PageTitle>
      {critical && (
        <p
          role="alert"
          className="flex gap-2 rounded-control bg-hibiscus-tint p-3 text-15 font-medium text-hibiscus-ink"
        >
          <TriangleAlert size={20} className="mt-px shrink-0" />
          {t('result.criticalText')}
        </p>
      )}
      <ul className="grid gap-1 text-15 text-ink-soft">
        <li>{t('result.date', { date })}</li>
        {laboratory && <li>{t('result.laboratory', { name: laboratory.name })}</li>}
        <li>{t('result.author', { name: author.name })}</li>
        {reason && <li>{t('result.amended', { reason })}</li>}
      </ul>
      <EarlierVersions result={result} />
      {values.length > 0 && (
        <Section title={t('result.values')}>
          <FailedNote query={trends} text={t('result.trendFailed')} />
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {values.map((value) => (
              <ValueRow
                key={value.id}
                value={value}
                trend={trends.data?.find(({ test }) => test === value.test)}
              />
            ))}
          </ul>
        </Section>
      )}
      {comment && (
        <Section title={t('result.summary')}>
          <Card>
            <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
          </Card>
        </Section>
      )}
    </>
  );
}
