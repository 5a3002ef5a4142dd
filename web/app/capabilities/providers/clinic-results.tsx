import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { ClinicItem } from './clinic-item.tsx';
import { clinicsQuery } from './providers.queries.ts';

interface ClinicResultsProps {
  text: string;
  onClear: () => void;
}

/** The clinics that the words find, by name, page by page. */
export function ClinicResults({ text, onClear }: ClinicResultsProps) {
  const { t } = useTranslation('providers');
  const what = text.trim();
  const query = useInfiniteQuery(clinicsQuery(what));
  return (
    <div className="grid gap-3">
      <PagedList
        query={query}
        more={t('showMore')}
        frame="none"
        skeleton={<CardsSkeleton />}
        empty={
          <EmptyState
            drawing={<House />}
            text={what ? t('noClinics', { what }) : t('noClinicsAtAll')}
            action={
              what && (
                <Button variant="secondary" onClick={onClear}>
                  {t('clearSearch')}
                </Button>
              )
            }
          />
        }
      >
        {(clinics) => (
          <>
            <p role="status" className="font-bold">
              {query.hasNextPage
                ? t('moreClinics', { count: clinics.length })
                : t('clinicCount', { count: clinics.length })}
            </p>
            <ul className="grid gap-3 lg:grid-cols-2">
              {clinics.map((clinic) => (
                <ClinicItem key={clinic.id} clinic={clinic} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </div>
  );
}
