import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { visitsNowQuery } from './clinic-visits.queries.ts';
import { VisitRows } from './visit-rows.tsx';

/** Who is being seen at the clinic without an account; nothing while nobody is. Needs the namespace clinic-visits. */
export function VisitsNow({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('clinic-visits');
  const { data = [] } = useQuery(visitsNowQuery(clinicId));
  if (data.length === 0) return null;
  return (
    <Section title={t('now')} aside={<TextLink to="/app/clinic-visits">{t('all')}</TextLink>}>
      <VisitRows visits={data} />
    </Section>
  );
}
