import { formatDateTime, formatMoney } from '@lakou/i18n';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useOnline } from '../../platform/use-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { FareCard } from './fare-card.tsx';
import { OfferedTimes } from './offered-times.tsx';
import type { useBook } from './use-book.ts';
import type { NewBooking } from './use-new-booking.ts';
import type { useVisitTime } from './use-visit-time.ts';
import type { Wish } from './wish.ts';
import { useWishText } from './wish-time.tsx';

interface BookSummaryProps {
  draft: NewBooking;
  time: ReturnType<typeof useVisitTime>;
  booking: ReturnType<typeof useBook>;
  /** Whether the place of a visit is known and near enough, as far as that is needed. */
  isReachable: boolean;
  /** The day that would suit, where the free times are not known. */
  wish: Wish | undefined;
  /** Booked on a package: there is nothing to pay. */
  isPaid: boolean;
  /** Whether there is a time, and it can still come. */
  hasTime: boolean;
  onChooseTime: (at: string) => void;
}

/** What will be booked: beside the form on wide screens, one bar at the bottom of a phone's. */
export function BookSummary(props: BookSummaryProps) {
  const { draft, booking, isReachable, wish, isPaid, hasTime } = props;
  const { free, startsAt, isRead } = props.time;
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const { service, mode } = draft;
  const online = useOnline();
  const wishText = useWishText();
  const time = startsAt && formatDateTime(lang, { at: new Date(startsAt), timeZone: ownTimeZone() }, 'short');
  const when = wish ? hasTime && wishText(wish) : time;
  const place = mode === 'in_home' ? draft.location.trim() || draft.town?.name : undefined;
  return (
    <aside
      aria-label={t('summary')}
      className="grid gap-4 lg:sticky lg:top-6 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-5"
    >
      <dl className="grid gap-2 max-lg:hidden">
        <Line label={t('whichService')}>{service ? service.name[lang] : t('noneYet')}</Line>
        {mode && <Line label={t('how')}>{t(`modeVisit.${mode}`)}</Line>}
        {place && <Line label={t('where')}>{place}</Line>}
      </dl>
      {!online && (
        <Banner tone="info" icon={CloudUpload}>
          {t('wish.later')}
        </Banner>
      )}
      {free && mode && !isPaid && <FareCard fare={free.fare} mode={mode} payFirst={free.payFirst} />}
      <div
        data-own-bar
        data-at-bottom
        className="inset-x-0 bottom-0 z-10 max-lg:fixed max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        {/* Shown beside the button, so that it is visible at any scroll position. */}
        {booking.problem && (
          <div className="mx-auto mb-3 grid max-w-160 gap-3">
            <FormError>
              <span>
                {booking.problem.text}
                {booking.problem.reason && (
                  <span className="block font-normal">{booking.problem.reason}</span>
                )}
              </span>
            </FormError>
            <OfferedTimes times={booking.offered} onChoose={props.onChooseTime} />
          </div>
        )}
        <div className="mx-auto flex max-w-160 flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 grow basis-32 leading-tight">
            <p className="text-14 text-ink-soft">
              {!service && t('firstService')}
              {service && !isReachable && t('firstTown')}
              {service && isReachable && !when && t(isRead || wish ? 'noTimeYet' : 'readingTimes')}
              {service && isReachable && when && (props.time.isSuggested ? t('suggestedAt', { when }) : when)}
            </p>
            {free && !isPaid && (
              <p className="text-22 font-extrabold">
                {formatMoney(lang, Math.round(free.fare.total * 100), 'USD')}
              </p>
            )}
          </div>
          <Button type="submit" busy={booking.busy} disabled={!service || !mode || !isReachable || !hasTime}>
            {t(online ? 'confirm' : 'wish.keep')}
          </Button>
        </div>
      </div>
    </aside>
  );
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-14 text-ink-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
