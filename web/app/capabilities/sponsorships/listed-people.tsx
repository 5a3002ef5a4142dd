import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { listingsQuery } from './sponsorships.queries.ts';
import { useSponsor } from './use-sponsor.ts';

/** People who asked for support, as they chose to be shown. */
export function ListedPeople({ onAdded }: { onAdded: () => Promise<void> }) {
  const { t } = useTranslation('sponsorships');
  const { ask, asked, isBusy, problem } = useSponsor(onAdded);
  const isAsked = (id: string) => asked !== undefined && 'listingId' in asked && asked.listingId === id;
  return (
    <div className="grid gap-3">
      {problem && <FormError>{problem}</FormError>}
      <PagedList
        query={useInfiniteQuery(listingsQuery)}
        failed={t('listFailed')}
        more={t('more')}
        empty={<p className="text-ink-soft">{t('nobody')}</p>}
      >
        {(people) => (
          <ul className="grid gap-3">
            {people.map(({ id, shownName, place, about }) => (
              <Card key={id} as="li">
                <h3 className="text-16 font-bold wrap-anywhere">{shownName}</h3>
                {place && <p className="text-15 text-ink-soft wrap-anywhere">{place}</p>}
                {about && <p className="mt-1 whitespace-pre-line wrap-anywhere">{about}</p>}
                <div className="mt-3">
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={isBusy && isAsked(id)}
                    onClick={() => ask({ listingId: id })}
                  >
                    {t('choose', { name: shownName })}
                  </Button>
                </div>
              </Card>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
