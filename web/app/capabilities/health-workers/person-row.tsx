import type { CommunityPerson } from '@lakou/contract/health-workers';
import { formatDate } from '@lakou/i18n';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { usePersonFacts } from './use-person-facts.ts';

/** One of the worker's people; `isNext` shows when to come. */
export function PersonRow({ person, isNext = false }: { person: CommunityPerson; isNext?: boolean }) {
  const { t } = useTranslation('health-workers');
  const lang = useLanguage();
  const facts = usePersonFacts();
  const { id, name, commune, place, nextVisit, consent } = person;
  const today = dayHere(new Date());
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={`/app/community/${id}`}
        className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-14 text-ink-soft wrap-anywhere">
            {[...facts(person), isNext && commune, place].filter(Boolean).join(' · ')}
          </span>
        </span>
        {isNext && nextVisit && (
          <Badge
            tone={nextVisit < today ? 'hibiscus' : nextVisit === today ? 'mango' : 'sea'}
            icon={CalendarDays}
          >
            {nextVisit === today ? t('today') : formatDate(lang, nextVisit, 'short')}
          </Badge>
        )}
        {!isNext && !consent && (
          <Badge tone="mango" icon={CircleAlert}>
            {t('noConsent')}
          </Badge>
        )}
      </Link>
    </li>
  );
}
