import type { ClinicProvider, ProviderCard } from '@lakou/contract/providers';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import LanguagesIcon from 'lucide-react/icons/languages';
import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router';
import { useLanguage } from '#platform/language/language.tsx';
import { useTranslation } from '#platform/language/use-translation.ts';
import { sessionQuery } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { ContactLines } from './contact-lines.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { ShortFees } from './fees.tsx';
import type { Mode } from './kinds.ts';
import { useLabels } from './labels.ts';
import { NextTimes } from './next-times.tsx';
import { offeredFees } from './offered-fees.ts';
import { ProviderClinic } from './provider-clinic.tsx';
import { Rating } from './rating.tsx';
import { Verified } from './verified.tsx';

interface ProviderItemProps {
  card: ProviderCard | ClinicProvider;
  active?: boolean;
  onPoint?: (id: string | undefined) => void;
  /** On the page of a clinic its name is not repeated. */
  hidesClinic?: boolean;
  headingLevel?: 2 | 3;
  /** The page is for visitors: links lead to public pages, and whoever books signs in first. */
  isPublic?: boolean;
  /** The kind of visit that was searched for: the free times are of this kind. */
  mode?: Mode | undefined;
  /** Whether the distance is that from where one lives. */
  fromHome?: boolean;
}

/** Patients may; a visitor of a public page signs in first. */
function useMayBook(isPublic: boolean): boolean {
  const { data: user } = useQuery({ ...sessionQuery, enabled: !isPublic });
  return isPublic || user?.role === 'PATIENT';
}

/** Files need a session; the picture of a listed provider has an address for everybody. */
const photoOf = ({ id, profilePictureUrl: photo }: ProviderCard | ClinicProvider, isPublic: boolean) =>
  isPublic || !photo ? `/api/providers/${id}/photo?thumb=1` : thumbnailOf(photo);

/** One provider in the list; pointing at it highlights its marker on the map. */
export function ProviderItem(props: ProviderItemProps) {
  const {
    card,
    active = false,
    onPoint,
    hidesClinic = false,
    headingLevel = 2,
    isPublic = false,
    mode,
    fromHome = true,
  } = props;
  const Heading = `h${headingLevel}` as const;
  const { t } = useTranslation('providers');
  const labels = useLabels();
  const Ready = card.available ? CircleCheck : Clock;
  const mayBook = useMayBook(isPublic);
  const lang = useLanguage();
  const { id, name, profilePictureUrl: photo, location } = card;
  const fees = offeredFees(card);
  const isBookable = card.available && fees.length > 0;
  const distanceKm = 'distanceKm' in card ? card.distanceKm : null;
  const where = [
    location.address,
    distanceKm === null ? '' : t(fromHome ? 'away' : 'awayThere', { distance: labels.km(distanceKm) }),
  ].filter(Boolean);
  return (
    <li
      id={`provider-${id}`}
      onPointerEnter={() => onPoint?.(id)}
      onPointerLeave={() => onPoint?.(undefined)}
      onFocus={() => onPoint?.(id)}
      onBlur={() => onPoint?.(undefined)}
      className={classNames(
        'scroll-mt-4 rounded-card border bg-surface p-4 transition-colors',
        active ? 'border-sea outline-1 -outline-offset-2 outline-sea' : 'border-line',
      )}
    >
      <div className="flex flex-wrap gap-3.5">
        <span className="relative h-fit">
          <Avatar name={name} photo={photo ? photoOf(card, isPublic) : undefined} size="lg" />
          {card.available && (
            <span className="absolute right-0 bottom-0 size-4 rounded-full border-3 border-surface bg-leaf" />
          )}
        </span>
        <div className="min-w-0 grow basis-28">
          <Heading className="text-18">
            <Link
              to={isPublic ? `/${lang}/providers/${id}` : `/app/providers/${id}`}
              // The server writes the public page: a document of its own.
              reloadDocument={isPublic}
              className="wrap-anywhere hover:underline"
            >
              {name}
            </Link>{' '}
            {card.licenseVerified && <Verified />}
          </Heading>
          <p className="text-15 text-ink-soft wrap-anywhere">{labels.work(card)}</p>
          <Rating rating={card.rating} reviews={card.reviews} />
        </div>
        {mayBook && !isPublic && <FavouriteButton id={id} name={name} />}
      </div>
      {card.bio && <p className="mt-3 line-clamp-2 text-15 wrap-anywhere">{card.bio}</p>}
      <ul className="mt-3 grid gap-1.5 text-15">
        {!hidesClinic && <ProviderClinic card={card} />}
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
        <ContactLines phone={card.phone} email={card.email} />
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
      {fees.length > 0 && card.nextFree.length > 0 && (
        <div className="mt-3">
          <NextTimes providerId={id} name={name} times={card.nextFree} mode={mode} links={mayBook} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        {fees.length > 0 ? (
          <ShortFees fees={fees} />
        ) : (
          <p className="text-15 text-ink-soft">{t('offersNothing')}</p>
        )}
        {mayBook && isBookable && (
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
