import { useQuery } from '@tanstack/react-query';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { nextBookingsQuery } from './agenda.queries.ts';

/** The visit that was started and not completed yet, in sight wherever its provider goes on working. */
export function VisitNow() {
  const { t } = useTranslation('provider-workspace');
  const { data = [] } = useQuery(nextBookingsQuery(useUser().id));
  const visit = data.find(({ status }) => status === 'in_progress');
  if (!visit) return null;
  return (
    <aside
      aria-label={t('visitNow')}
      data-at-bottom
      className="sticky bottom-17 z-4 -mx-4 flex items-center gap-3 border-line border-t bg-leaf-tint px-4 py-2.5 md:mx-0 md:rounded-card md:border lg:bottom-4"
    >
      <Stethoscope size={22} className="shrink-0 text-leaf" />
      <p className="min-w-0 grow text-15">
        <span className="block text-14 font-semibold text-leaf">{t('visitNow')}</span>
        <Link
          to={`/app/patients/${visit.patientId}`}
          className="line-clamp-2 font-semibold underline-offset-3 wrap-anywhere hover:underline"
        >
          {visit.patientName}
        </Link>
      </p>
      <ButtonLink size="sm" to={`/app/visits/${visit.id}`}>
        {t('openVisit')}
      </ButtonLink>
    </aside>
  );
}
