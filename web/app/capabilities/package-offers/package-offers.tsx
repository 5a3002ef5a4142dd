import type { PackageOffer } from '@lakou/contract/packages';
import { formatMoney } from '@lakou/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useGourdes } from '../../platform/money/gourdes.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { usePackageName } from './package-name.ts';
import { offersQuery, packageQuery } from './package-offers.queries.ts';

/** What a provider offers at one price, for patients; nothing where there is none. */
export function PackageOffers({ providerId }: { providerId: string }) {
  const { t } = useTranslation('packages');
  const query = useQuery(offersQuery(providerId));
  if (query.data?.length === 0 || (!query.data && !query.error)) return null;
  return (
    <Section title={t('offersTitle')}>
      <Card>
        <QueryState query={query} skeleton={null} failed={t('offersFailed')}>
          {(offers) => (
            <>
              <p className="mb-2 text-ink-soft">{t('offersHint')}</p>
              <ul>
                {offers.map((offer) => (
                  <Offer key={offer.id} offer={offer} />
                ))}
              </ul>
            </>
          )}
        </QueryState>
      </Card>
    </Section>
  );
}

function Offer({ offer }: { offer: PackageOffer }) {
  const { t } = useTranslation('packages');
  const lang = useLanguage();
  const nameOf = usePackageName();
  const errorText = useErrorText();
  const { about } = useGourdes();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const buying = useMutation({
    mutationFn: () => api('POST /api/package-offers/:id/buy', { params: { id: offer.id } }),
    onSuccess: (bought) => {
      queries.setQueryData(packageQuery(bought.id).queryKey, bought);
      return navigate(`/app/packages/${bought.id}`);
    },
  });
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  return (
    <li className="grid gap-2 border-line py-4 not-first:border-t">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 grow basis-48 text-16 font-semibold wrap-anywhere">{nameOf(offer)}</h3>
        <p className="text-18 font-bold tabular-nums md:text-right">
          {money(offer.price)}
          <span className="block text-14 font-medium text-ink-soft">{about(offer.price)}</span>
        </p>
      </div>
      <p className="text-15 text-ink-soft">
        {t('each', { amount: money(offer.price / offer.visits) })} · {t('days', { count: offer.validDays })}
      </p>
      {buying.error && <FormError>{errorText(buying.error)}</FormError>}
      <Button variant="secondary" block busy={buying.isPending} onClick={() => buying.mutate()}>
        {t('buy')}
        <span className="sr-only">: {nameOf(offer)}</span>
      </Button>
    </li>
  );
}
