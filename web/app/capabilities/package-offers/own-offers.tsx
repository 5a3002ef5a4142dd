import type { PackageOffer } from '@lakou/contract/packages';
import { formatMoney } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useGourdes } from '../../platform/money/gourdes.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Given } from './given-services.ts';
import { NewOffer } from './new-offer.dialog.tsx';
import { usePackageName } from './package-name.ts';
import { ownOffersQuery } from './package-offers.queries.ts';

/** The packages that a provider offers, beside the fees. */
export function OwnOffers({ fees, services }: Given) {
  const { t } = useTranslation('packages');
  const [adding, setAdding] = useState(false);
  return (
    <Section title={t('own.title')}>
      <Card>
        <div className="grid gap-4">
          <p className="text-ink-soft">{t('own.hint')}</p>
          <QueryState
            query={useQuery(ownOffersQuery)}
            skeleton={
              <Skeleton>
                <SkeletonText />
              </Skeleton>
            }
            failed={t('offersFailed')}
            isEmpty={(offers) => offers.length === 0}
            empty={<p className="text-14 text-ink-soft">{t('own.none')}</p>}
          >
            {(offers) => (
              <ul className="rounded-card border border-line">
                {offers.map((offer) => (
                  <OwnOffer key={offer.id} offer={offer} />
                ))}
              </ul>
            )}
          </QueryState>
          <Button variant="secondary" block onClick={() => setAdding(true)}>
            {t('own.add')}
          </Button>
          <p>
            <TextLink to="/app/sold-packages">{t('own.sold')}</TextLink>
          </p>
        </div>
        {adding && <NewOffer given={{ fees, services }} onClose={() => setAdding(false)} />}
      </Card>
    </Section>
  );
}

function OwnOffer({ offer }: { offer: PackageOffer }) {
  const { t } = useTranslation('packages');
  const lang = useLanguage();
  const name = usePackageName()(offer);
  const { about } = useGourdes();
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex items-center gap-3 border-line py-2 pr-1 pl-3.5 not-first:border-t">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-soft">
          {[
            formatMoney(lang, Math.round(offer.price * 100), 'USD'),
            about(offer.price),
            t('own.lasts', { count: offer.validDays }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <IconButton icon={Trash2} label={t('own.remove', { name })} onClick={() => setAsking(true)} />
      {asking && <RemoveOffer id={offer.id} name={name} onClose={() => setAsking(false)} />}
    </li>
  );
}

function RemoveOffer({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('packages');
  const { save, isSaving, problem } = useSave(
    () => api('DELETE /api/providers/me/packages/:id', { params: { id } }),
    {
      queryKey: ownOffersQuery.queryKey,
      done: t('own.removed'),
      failed: t('own.removeFailed'),
      onDone: onClose,
    },
  );
  return (
    <ConfirmDialog
      title={t('own.stop')}
      about={name}
      text={t('own.stopText')}
      keep={t('own.keep')}
      busy={isSaving}
      problem={problem}
      onConfirm={() => save(undefined)}
      onClose={onClose}
    />
  );
}
