import { LONGEST_NOTES } from '@lakou/contract/bookings.rules';
import type { ProviderProfile } from '@lakou/contract/providers';
import { formatDateTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Lock from 'lucide-react/icons/lock';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { representedQuery } from '../../platform/represented.ts';
import { useUser } from '../../platform/session.ts';
import { useOnline } from '../../platform/use-online.ts';
import { firstNameOf } from '../../shell/first-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { OnPackage } from '../package-offers/on-package.tsx';
import { useLabels } from '../providers/labels.ts';
import { BookSummary } from './book-summary.tsx';
import { ChosenService } from './chosen-service.tsx';
import { ForWhom } from './for-whom.tsx';
import { FreeTime } from './free-time.tsx';
import { HomeAddress } from './home-address.tsx';
import { LostTime } from './lost-time.tsx';
import { ModeCards } from './mode-cards.tsx';
import { isReachable } from './reach.ts';
import { SlotPicker } from './slot-picker.tsx';
import { useBook } from './use-book.ts';
import { isOffered, modesFor, useNewBooking } from './use-new-booking.ts';
import { useVisitTime } from './use-visit-time.ts';
import { timesOf } from './wish.ts';
import { WishTime } from './wish-time.tsx';

export function BookForm({ provider }: { provider: ProviderProfile }) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const user = useUser();
  const here = ownTimeZone();
  const labels = useLabels();
  const [search] = useSearchParams();
  const packageId = search.get('package');
  const asked = search.get('for');
  const isKnown = asked === 'me' || user.dependents?.some(({ id }) => id === asked);
  const wanted = {
    service: search.get('service'),
    mode: search.get('mode'),
    at: search.get('at'),
    forWhom: isKnown ? asked : null,
  };
  const {
    booking: draft,
    change,
    chooseWhom,
    chooseService,
    chooseMode,
    suggestTown,
  } = useNewBooking(provider, wanted, user);
  const represented = useQuery(representedQuery(user.id));
  const adults = (represented.data ?? []).flatMap(({ patientId, name, scopes }) =>
    patientId && scopes.includes('visits') ? [{ patientId, name }] : [],
  );
  const { service, mode } = draft;
  const question = {
    providerId: provider.id,
    ...(service && { serviceType: service.slug }),
    ...(mode && { mode }),
  };
  // Who was told of an earlier time wants the first one.
  const time = useVisitTime(question, draft, search.has('soonest'));
  const { opened, free, suggested, startsAt, lost } = time;
  const booking = useBook(provider, () => change({ startsAt: undefined }));
  // Without a network and without free times on this device, the person says which day would suit.
  const isWish = !useOnline() && free === undefined && draft.startsAt === undefined;
  const wished = isWish ? timesOf(draft.wish, opened) : undefined;
  // Of a provider without weekly hours each time can be asked for.
  const hasTime = isWish
    ? wished !== undefined
    : time.isRead && (startsAt !== undefined || free?.keepsHours === false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isRepresented = adults.some(({ patientId }) => patientId === draft.forWhom);
    if (service && mode && hasTime)
      booking.book({ ...draft, service, mode, startsAt, wished, isRepresented, packageId });
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-7 pb-10 max-lg:**:scroll-mb-40 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10"
    >
      <div className="grid min-w-0 gap-7">
        <div className="flex items-center gap-4">
          <Avatar
            name={provider.name}
            photo={provider.profilePictureUrl ? thumbnailOf(provider.profilePictureUrl) : undefined}
            size="lg"
          />
          <div className="min-w-0">
            <p className="text-18 font-bold wrap-anywhere">{provider.name}</p>
            <p className="text-ink-soft">
              {provider.professionalTitle ?? labels.specialty(provider.specialty)}
            </p>
          </div>
        </div>
        <FailedNote query={represented} text={t('adultsFailed')} />
        <ForWhom adults={adults} value={draft.forWhom} onChange={chooseWhom} />
        {packageId ? (
          <OnPackage id={packageId} />
        ) : (
          <>
            <ChosenService
              service={service}
              minutes={free?.minutes}
              offered={isOffered(provider)}
              onChoose={(chosen) => {
                chooseService(chosen);
                booking.forgetProblem();
              }}
            />
            <ModeCards
              modes={modesFor(provider, service)}
              fees={provider.fees}
              value={mode}
              onChange={(chosen) => {
                chooseMode(chosen);
                booking.forgetProblem();
              }}
            />
          </>
        )}
        <section aria-labelledby="when" className="grid gap-3">
          <h2 id="when" className="text-18">
            {t('when')}
          </h2>
          {lost && draft.kept && <LostTime at={draft.kept} minutes={lost.minutes} />}
          {time.isSuggested && suggested && (
            <p className="flex gap-2 text-15 text-ink-soft">
              <CalendarCheck size={20} className="mt-0.5 shrink-0 text-sea" />
              {t('suggestion', {
                when: formatDateTime(lang, { at: new Date(suggested), timeZone: here }, 'long'),
              })}
            </p>
          )}
          {isWish ? (
            <WishTime earliest={opened} value={draft.wish} onChange={(wish) => change({ wish })} />
          ) : free?.keepsHours === false ? (
            <FreeTime earliest={opened} value={startsAt} onChange={(at) => change({ startsAt: at })} />
          ) : (
            <SlotPicker
              // Remounts the picker when the service or the mode changes.
              key={`${service?.slug}-${mode}`}
              question={question}
              value={startsAt}
              suggested={suggested}
              // A time that was chosen before is in sight.
              {...(draft.startsAt && { firstDay: dayIn(here, new Date(draft.startsAt)) })}
              onChange={(at) => change({ startsAt: at })}
            />
          )}
        </section>
        {mode === 'in_home' && (
          <HomeAddress key={draft.forWhom} {...{ provider, draft, change, suggestTown }} />
        )}
        <TextArea
          label={t('notes', { name: firstNameOf(provider.name) })}
          optional
          maxLength={LONGEST_NOTES}
          value={draft.notes}
          onChange={({ target }) => change({ notes: target.value })}
          hint={
            <span className="flex items-center gap-1.5">
              <Lock size={16} className="shrink-0" />
              {t('notesPrivate', { name: provider.name })}
            </span>
          }
        />
      </div>
      <BookSummary
        {...{ draft, time, booking }}
        isPaid={packageId !== null}
        wish={isWish ? draft.wish : undefined}
        hasTime={hasTime}
        isReachable={isReachable(provider, draft)}
        onChooseTime={(at) => {
          change({ startsAt: at });
          booking.forgetProblem();
        }}
      />
    </form>
  );
}
