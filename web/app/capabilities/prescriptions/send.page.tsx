import type { Pharmacy } from '@lakou/contract/pharmacy-orders';
import { useInfiniteQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { pharmaciesQuery } from './orders.queries.ts';
import { SendForm } from './send-form.tsx';

export const clientLoader = needsWords('pharmacy-orders', 'prescriptions');

/** A patient chooses a pharmacy for a prescription, and says how she gets the medicine. */
export default function SendPrescription() {
  const { id = '' } = useParams();
  const { t } = useTranslation('pharmacy-orders');
  const { t: tPrescriptions } = useTranslation('prescriptions');
  const [chosen, setChosen] = useState<Pharmacy>();
  return (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{t('send')}</title>
      <BackLink to="/app/prescriptions">{tPrescriptions('title')}</BackLink>
      <PageTitle>{t('send')}</PageTitle>
      <p className="text-ink-soft">{t('sendAbout')}</p>
      {chosen ? (
        <SendForm prescriptionId={id} pharmacy={chosen} onChange={() => setChosen(undefined)} />
      ) : (
        <Choose prescriptionId={id} onChoose={setChosen} />
      )}
    </div>
  );
}

interface ChooseProps {
  prescriptionId: string;
  onChoose: (pharmacy: Pharmacy) => void;
}

function Choose({ prescriptionId, onChoose }: ChooseProps) {
  const { t } = useTranslation('pharmacy-orders');
  const { get, put } = useAddress();
  const q = get('q');
  return (
    <>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('all')}
        value={q}
        onChange={(text) => put('q', text)}
      />
      <PagedList
        query={useInfiniteQuery(pharmaciesQuery(prescriptionId, q))}
        failed={t('pharmaciesFailed')}
        more={t('more')}
        empty={<EmptyCard text={t(q ? 'noneFound' : 'noPharmacies')} />}
      >
        {(pharmacies) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {pharmacies.map((pharmacy) => (
              <li key={pharmacy.id} className="border-line not-first:border-t">
                <button
                  type="button"
                  onClick={() => onChoose(pharmacy)}
                  className="flex min-h-14 w-full items-start gap-3 px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-3"
                >
                  <MapPin size={20} className="mt-0.5 shrink-0 text-sea" />
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">{pharmacy.name}</span>
                    <span className="block text-15 text-ink-soft wrap-anywhere">{pharmacy.address}</span>
                    {pharmacy.level && <span className="block text-15">{t(`level.${pharmacy.level}`)}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
