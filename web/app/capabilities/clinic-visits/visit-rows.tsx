import type { ClinicVisit } from '@lakou/contract/clinic-visits';
import { formatDateTime } from '@lakou/i18n';
import Check from 'lucide-react/icons/check';
import DoorOpen from 'lucide-react/icons/door-open';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';

/** How far a visit is, and first of all whether there are danger signs. */
export function VisitBadges({ visit }: { visit: ClinicVisit }) {
  const { t } = useTranslation('clinic-visits');
  const { status, danger, room } = visit;
  const [tone, icon] = (
    {
      in_progress: ['sea', DoorOpen],
      completed: ['leaf', Check],
      cancelled: ['night', X],
    } as const
  )[status];
  return (
    <span className="flex flex-wrap gap-2">
      {danger && status === 'in_progress' && (
        <Badge tone="hibiscus" icon={TriangleAlert}>
          {t('danger')}
        </Badge>
      )}
      <Badge tone={tone} icon={icon}>
        {status === 'in_progress' && room ? t('room', { room }) : t(`status.${status}`)}
      </Badge>
    </span>
  );
}

/** Visits as a list of links. */
export function VisitRows({ visits }: { visits: readonly ClinicVisit[] }) {
  const lang = useLanguage();
  const moment = (at: string) =>
    formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-surface">
      {visits.map((visit) => (
        <li key={visit.id} className="border-line not-first:border-t">
          <Link
            to={`/app/clinic-visits/${visit.id}`}
            className="flex min-h-16 flex-wrap items-center justify-between gap-2 p-4 hover:bg-sunken"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{visit.name}</span>
              {visit.reason && <span className="block text-15 wrap-anywhere">{visit.reason}</span>}
              <span className="block text-14 text-ink-soft wrap-anywhere">
                {[moment(visit.startedAt), visit.providerName].join(' · ')}
              </span>
            </span>
            <VisitBadges visit={visit} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
