import { useTranslation } from '#platform/language/use-translation.ts';
import { Section } from '../../ui/section.tsx';
import { Glance } from '../record-entries/glance.tsx';
import type { RecordSubject } from '../record-entries/record-entries.queries.ts';
import { Timeline } from './timeline.tsx';

/** What holds now and what happened: side by side on wide screens. */
export function GlanceAndTimeline({ subject }: { subject: RecordSubject }) {
  const { t } = useTranslation('vault');
  return (
    <div
      data-print-whole
      className="grid grid-cols-1 gap-7 xl:grid-cols-[23rem_minmax(0,1fr)] xl:items-start"
    >
      <Section title={t('glance')}>
        <Glance subject={subject} />
      </Section>
      <Timeline subject={subject} />
    </div>
  );
}
