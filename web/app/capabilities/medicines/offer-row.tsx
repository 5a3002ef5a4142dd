import type { MedicineOffer } from '@lakou/contract/medicines';
import { formatRelativeTime } from '@lakou/i18n';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { TextLink } from '../../ui/text-link.tsx';

const LEVELS = {
  in: { tone: 'leaf', icon: CircleCheck, text: 'inStock' },
  low: { tone: 'mango', icon: CircleAlert, text: 'fewLeft' },
  out: { tone: 'neutral', icon: CircleX, text: 'outOfStock' },
} as const;

/** One place: whether it has the medicine, what it asks, and how to reach it before going there. */
export function OfferRow({ offer }: { offer: MedicineOffer }) {
  const { t } = useTranslation('medicines');
  const lang = useLanguage();
  const { placeName, clinicId, address, phone, itemName, unitOfMeasure, price, updatedAt } = offer;
  const { text, ...look } = LEVELS[offer.level];
  const when = formatRelativeTime(lang, { at: new Date(updatedAt), timeZone: ownTimeZone() }, new Date());
  return (
    <li className="grid gap-1.5 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        {clinicId ? (
          <TextLink to={`/app/clinics/${clinicId}`}>{placeName}</TextLink>
        ) : (
          <span className="font-semibold wrap-anywhere">{placeName}</span>
        )}
        <Badge {...look}>{t(text)}</Badge>
      </div>
      {address && <span className="text-15 text-ink-soft wrap-anywhere">{address}</span>}
      {itemName && <span className="wrap-anywhere">{itemName}</span>}
      {price && (
        <span className="tabular-nums">
          {unitOfMeasure ? t('perUnit', { price, unit: unitOfMeasure }) : price}
        </span>
      )}
      <span className="text-14 text-ink-soft">{t('updated', { when })}</span>
      {phone && (
        <a
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          aria-label={t('call', { name: placeName })}
          className={buttonLook({ variant: 'secondary' })}
        >
          <span className="flex items-center gap-2">
            <Phone size={20} />
            {phone}
          </span>
        </a>
      )}
    </li>
  );
}
