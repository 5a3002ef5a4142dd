import type { ProviderProfile } from '@lakou/contract/providers';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import MessageCircle from 'lucide-react/icons/message-circle';
import ShieldQuestion from 'lucide-react/icons/shield-question-mark';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { useLabels } from './labels.ts';
import { Rating } from './rating.tsx';
import { ShareButton } from './share-button.tsx';
import { Verified } from './verified.tsx';

interface ProfileHeadProps {
  provider: ProviderProfile;
  acts: boolean;
  isPublic: boolean;
}

/** The name, the availability, and the buttons to book, to write, to keep and to share. */
export function ProfileHead({ provider, acts, isPublic }: ProfileHeadProps) {
  const { t } = useTranslation('providers');
  const labels = useLabels();
  const { id, name, profilePictureUrl: photo, available, licenseVerified } = provider;
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap gap-4">
        <Avatar name={name} photo={photo ? `/api/providers/${id}/photo?thumb=1` : undefined} size="lg" />
        <div className="min-w-0 grow basis-36">
          <h1 className="text-28 font-extrabold tracking-tight wrap-anywhere">
            {name} {licenseVerified && <Verified />}
          </h1>
          <p className="text-16 text-ink-soft wrap-anywhere">{labels.work(provider)}</p>
          <Rating rating={provider.rating} reviews={provider.reviews} />
        </div>
        {acts && !isPublic && <FavouriteButton id={id} name={name} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {available ? (
          <Badge tone="leaf" icon={CircleCheck}>
            {t('available')}
          </Badge>
        ) : (
          <Badge tone="mango" icon={Clock}>
            {t('notAvailable')}
          </Badge>
        )}
        {!licenseVerified && (
          <Badge tone="neutral" icon={ShieldQuestion}>
            {t('pending')}
          </Badge>
        )}
      </div>
      <div className="grid gap-2 md:flex">
        {acts && available && provider.offeredModes.length > 0 && (
          <ButtonLink to={`/app/book/${id}`} icon={CalendarPlus}>
            {t('book')}
          </ButtonLink>
        )}
        {acts && (
          <ButtonLink to={`/app/messages/${id}`} variant="secondary" icon={MessageCircle}>
            {t('message')}
          </ButtonLink>
        )}
        <ShareButton id={id} name={name} />
      </div>
    </header>
  );
}
