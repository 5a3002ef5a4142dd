import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { visitsNowQuery } from './clinic-visits.queries.ts';
import { VisitRows } from './visit-rows.tsx';

/** Who is being seen at the clinic without an account; nothing while nobody is. Needs the namespace clinic-visits. */
export function VisitsNow({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('clinic-visits');
  const query = useQuery(visitsNowQuery(clinicId));
  const { data = [], isLoadingError } = query;
  if (data.length === 0 && !isLoadingError) return null;
  return (
    <Section title={t('now')} aside={<TextLink to="/app/clinic-visits">{t('all')}</TextLink>}>
      <FailedNote query={query} text={t('failed')} />
      <VisitRows visits={data} />
    </Section>
  );
}
