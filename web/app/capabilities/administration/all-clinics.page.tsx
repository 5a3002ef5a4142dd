import type { ClinicRow } from '@lakou/contract/administration';
import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { clinicsQuery } from './administration.queries.ts';

export const clientLoader = needsWords('administration');

/** All clinics, newest first. */
export default function AllClinics() {
  const { t } = useTranslation('administration');
  const { get, put } = useAddress();
  const query = useInfiniteQuery(clinicsQuery(get('q')));
  return (
    <div className="grid gap-4">
      <title>{t('clinics')}</title>
      <PageTitle>{t('clinics')}</PageTitle>
      <SearchField
        label={t('searchClinics')}
        placeholder={t('searchClinics')}
        clearLabel={t('clear')}
        value={get('q')}
        onChange={(text) => put('q', text)}
      />
      <PagedList
        query={query}
        failed={t('failed')}
        more={t('more')}
        empty={<EmptyCard text={t('noClinics')} />}
      >
        {(clinics) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {clinics.map((clinic) => (
              <OneClinic key={clinic.id} clinic={clinic} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function OneClinic({ clinic }: { clinic: ClinicRow }) {
  const { t } = useTranslation('administration');
  const lang = useLanguage();
  const since = formatDate(lang, { at: new Date(clinic.createdAt), timeZone: ownTimeZone() }, 'medium');
  const ways = [clinic.facilityAddress, clinic.contactPhone, clinic.contactEmail].filter(Boolean);
  return (
    <li className="border-line p-4 not-first:border-t">
      <p className="font-semibold wrap-anywhere">{clinic.name}</p>
      {ways.length > 0 && <p className="text-14 text-ink-soft wrap-anywhere">{ways.join(' · ')}</p>}
      <p className="text-14 text-ink-soft">
        {[
          t('managers', { count: clinic.managers }),
          t('providers', { count: clinic.providers }),
          t('since', { date: since }),
        ].join(' · ')}
      </p>
    </li>
  );
}
