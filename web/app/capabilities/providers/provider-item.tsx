import type { ProviderCard } from '@lakou/contract/providers';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import LanguagesIcon from 'lucide-react/icons/languages';
import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { ShortFees } from './fees.tsx';
import { useLabels } from './labels.ts';
import { Rating } from './rating.tsx';
import { Verified } from './verified.tsx';

interface ProviderItemProps {
  card: ProviderCard;
  active: boolean;
  onPoint: (id: string | undefined) => void;
}

/** One provider in the list; pointing at it highlights its marker on the map. */
export function ProviderItem({ card, active, onPoint }: ProviderItemProps) {
  const { t } = useTranslation('providers');
  const labels = useLabels();
  const Ready = card.available ? CircleCheck : Clock;
  const isPatient = useUser().role === 'PATIENT';
  const { id, name, profilePictureUrl: photo, location, distanceKm } = card;
  const where = [location.address, distanceKm === null ? '' : labels.km(distanceKm)].filter(Boolean);
  return (
    <li
      id={`provider-${id}`}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(undefined)}
      className={classNames(
        'scroll-mt-4 rounded-card border bg-surface p-4 transition-colors',
        active ? 'border-sea outline-1 -outline-offset-2 outline-sea' : 'border-line',
      )}
    >
      <div className="flex gap-3.5">
        <span className="relative h-fit">
          <Avatar name={name} photo={photo ? thumbnailOf(photo) : undefined} size="lg" />
          {card.available && (
            <span className="absolute right-0 bottom-0 size-4 rounded-full border-3 border-surface bg-leaf" />
          )}
        </span>
        <div className="min-w-0 grow">
          <h2 className="text-18">
            <Link to={`/app/providers/${id}`} className="wrap-anywhere hover:underline">
              {name}
            </Link>{' '}
            {card.licenseVerified && <Verified />}
          </h2>
          <p className="text-15 text-ink-soft wrap-anywhere">{labels.work(card)}</p>
          <Rating rating={card.rating} reviews={card.reviews} />
        </div>
      </div>
      <ul className="mt-3 grid gap-1.5 text-15">
        {where.length > 0 && (
          <li className="flex gap-2.5">
            <MapPin size={19} className="mt-0.5 shrink-0 text-ink-soft" />
            <span className="min-w-0 wrap-anywhere">{where.join(', ')}</span>
          </li>
        )}
        {card.languages.length > 0 && (
          <li className="flex gap-2.5">
            <LanguagesIcon size={19} className="mt-0.5 shrink-0 text-ink-soft" aria-hidden="true" />
            <span className="sr-only">{t('speaks', { languages: labels.languages(card.languages) })}</span>
            <span aria-hidden="true">{labels.languages(card.languages)}</span>
          </li>
        )}
        <li
          className={classNames(
            'flex gap-2.5 font-semibold',
            card.available ? 'text-leaf' : 'text-mango-ink',
          )}
        >
          <Ready size={19} className="mt-0.5 shrink-0" />
          {t(card.available ? 'available' : 'notAvailable')}
        </li>
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <ShortFees fees={card.fees} />
        {isPatient && card.available && (
          <div className="grid grow md:ml-auto md:max-w-48">
            <ButtonLink
              to={`/app/book/${id}`}
              size="sm"
              variant={active ? 'primary' : 'tint'}
              aria-label={t('bookWith', { name })}
            >
              {t('book')}
            </ButtonLink>
          </div>
        )}
      </div>
    </li>
  );
}
