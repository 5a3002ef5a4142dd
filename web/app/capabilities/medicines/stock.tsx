import type { Availability } from '@lakou/contract/medicines';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

/** The pharmacies, those that have the medicine first; nothing while none has said what it keeps. */
export function Stock({ availability }: { availability: readonly Availability[] }) {
  const { t } = useTranslation('medicines');
  if (availability.length === 0) return null;
  return (
    <Section title={t('stock')}>
      <Card>
        <ul className="divide-y divide-line">
          {availability.map(({ pharmacyId, pharmacyName, city, inStock, price }) => (
            <li
              key={pharmacyId}
              className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-3 first:pt-0 last:pb-0"
            >
              <span className="grow basis-44">
                <span className="block font-semibold">{pharmacyName}</span>
                <span className="block text-14 text-ink-soft">{city}</span>
              </span>
              {price && <span className="tabular-nums">{price}</span>}
              {inStock ? (
                <Badge tone="leaf" icon={CircleCheck}>
                  {t('inStock')}
                </Badge>
              ) : (
                <Badge tone="neutral" icon={CircleX}>
                  {t('outOfStock')}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <p className="text-14 text-ink-soft">{t('stockAbout')}</p>
    </Section>
  );
}
