import type { LabResult } from '@lakou/contract/labs';
import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { criticalsQuery } from '../provider-workspace/criticals.query.ts';
import { useLabName } from './lab-names.ts';
import { useLabChange } from './use-labs.ts';
import { useValueText } from './value-row.tsx';

/** Critical values that nobody has acknowledged; nothing is shown while there are none. */
export function CriticalCards() {
  const { t } = useTranslation('labs');
  const query = useQuery(criticalsQuery);
  const { data = [] } = query;
  if (data.length === 0) return <FailedNote query={query} text={t('work.criticalsFailed')} />;
  return (
    <Section title={t('work.criticals')}>
      <ul className="grid gap-2">
        {data.map((result) => (
          <li key={result.id}>
            <CriticalCard result={result} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function CriticalCard({ result }: { result: LabResult }) {
  const { t } = useTranslation('labs');
  const nameOf = useLabName();
  const valueText = useValueText();
  const { run, busy } = useLabChange();
  const values = result.values
    .filter(({ flag }) => flag.startsWith('critical'))
    .map(({ test, name, value, unit }) => `${test ? nameOf(test) : name} ${valueText(value, unit)}`)
    .join(', ');
  const acknowledge = () =>
    run(
      () => api('POST /api/data/labs/results/:id/acknowledge', { params: { id: result.id } }),
      t('work.acknowledged'),
    );
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card bg-hibiscus-tint p-4 text-hibiscus-ink"
    >
      <TriangleAlert size={24} className="shrink-0" />
      <p className="min-w-0 grow basis-52 font-semibold wrap-anywhere">
        {t('work.critical', { name: result.personName, values })}
      </p>
      <TextLink to={`/app/lab-worklist/${result.id}`}>{t('work.see')}</TextLink>
      <Button variant="danger" busy={busy} onClick={() => void acknowledge()}>
        {t('work.acknowledge')}
      </Button>
    </div>
  );
}
