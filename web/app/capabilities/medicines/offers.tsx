import type { Medicine } from '@lakou/contract/medicines';
import { useInfiniteQuery } from '@tanstack/react-query';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { nearestTown } from '../../ui/map/towns.ts';
import { useMyLocation } from '../../ui/map/use-my-location.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { offersQuery } from './medicines.queries.ts';
import { OfferRow } from './offer-row.tsx';
import { Stock } from './stock.tsx';

/** Pharmacies and clinics that have the medicine; what the phone kept of pharmacies while it cannot ask. */
export function Offers({ medicine: { id, availability } }: { medicine: Medicine }) {
  const { t } = useTranslation('medicines');
  const [place, setPlace] = useState('');
  const query = useInfiniteQuery(offersQuery(id, useLanguage(), place));
  const { state, ask } = useMyLocation((point) => setPlace(nearestTown(point)?.name ?? ''));
  return (
    <>
      <Section title={t('offers')}>
        <SearchField
          label={t('place')}
          placeholder={t('placeHint')}
          clearLabel={t('anywhere')}
          value={place}
          onChange={setPlace}
        />
        <div>
          <Button variant="tint" icon={LocateFixed} busy={state === 'asking'} onClick={ask}>
            {t('nearMe')}
          </Button>
        </div>
        <p role="status" className="text-15 text-ink-soft empty:hidden">
          {(state === 'denied' || state === 'unknown') && t('notLocated')}
        </p>
        <Card>
          <PagedList
            query={query}
            failed={t('offersFailed')}
            more={t('more')}
            frame="none"
            skeleton={<SkeletonText />}
            empty={<p className="text-ink-soft">{t(place ? 'noOffersThere' : 'noOffers')}</p>}
          >
            {(offers) => (
              <ul className="divide-y divide-line">
                {offers.map((offer) => (
                  <OfferRow key={offer.id} offer={offer} />
                ))}
              </ul>
            )}
          </PagedList>
        </Card>
        <p className="text-14 text-ink-soft">{t('stockAbout')}</p>
      </Section>
      {query.isError && !query.data && <Stock availability={availability} />}
    </>
  );
}
