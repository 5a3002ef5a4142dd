import type { WaitingClinic } from '@lakou/contract/clinic-verification';
import { formatRelativeTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { waitingClinicsQuery } from './clinic-verification.queries.ts';

export const clientLoader = needsWords('clinic-verification');

/** The clinics that wait for a review. */
export default function ClinicQueue() {
  const { t } = useTranslation('clinic-verification');
  return (
    <div className="grid gap-4">
      <title>{t('queueTitle')}</title>
      <PageTitle>{t('queueTitle')}</PageTitle>
      <PagedList
        query={useInfiniteQuery(waitingClinicsQuery)}
        failed={t('queueFailed')}
        more={t('more')}
        empty={<EmptyCard text={t('nobodyWaits')} />}
      >
        {(clinics) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {clinics.map((clinic) => (
              <Waiting key={clinic.id} clinic={clinic} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function Waiting({ clinic }: { clinic: WaitingClinic }) {
  const { t } = useTranslation('clinic-verification');
  const lang = useLanguage();
  const { id, name, kind, address, waitingSince } = clinic;
  const moment = { at: new Date(waitingSince), timeZone: ownTimeZone() };
  const facts = [
    t(`kinds.${kind}`),
    address,
    t('since', { when: formatRelativeTime(lang, moment, new Date()) }),
  ];
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={`/app/clinic-verifications/${id}`}
        className="flex min-h-16 items-center gap-3 p-4 hover:bg-sunken"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-14 text-ink-soft wrap-anywhere">
            {facts.filter(Boolean).join(' · ')}
          </span>
        </span>
        <ChevronRight size={20} className="shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
