import { LONGEST_NOTES, USUAL_DELAY_MS } from '@lakou/contract/bookings.rules';
import type { ProviderProfile } from '@lakou/contract/providers';
import { formatDateTime, formatMoney } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayIn } from '#platform/time/days.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { representedQuery } from '../../platform/represented.ts';
import { useUser } from '../../platform/session.ts';
import { firstNameOf } from '../../shell/first-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useLabels } from '../providers/labels.ts';
import { slotsQuery } from './bookings.queries.ts';
import { FareCard } from './fare-card.tsx';
import { FreeTime } from './free-time.tsx';
import { HomeAddress } from './home-address.tsx';
import { ModeCards } from './mode-cards.tsx';
import { OfferedTimes } from './offered-times.tsx';
import { isReachable } from './reach.ts';
import { ServicePicker } from './service-picker.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useBook } from './use-book.ts';
import { isOffered, modesFor, useNewBooking } from './use-new-booking.ts';

const LOOK_AHEAD_DAYS = 14;

export function BookForm({ provider }: { provider: ProviderProfile }) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const user = useUser();
  const here = ownTimeZone();
  const labels = useLabels();
  const [search] = useSearchParams();
  const wanted = { service: search.get('service'), mode: search.get('mode'), at: search.get('at') };
  const { booking: draft, change, chooseService } = useNewBooking(provider, wanted, user.address ?? '');
  const { data: represented = [] } = useQuery(representedQuery(user.id));
  const adults = represented.flatMap(({ patientId, name, scopes }) =>
    patientId && scopes.includes('visits') ? [{ patientId, name }] : [],
  );
  const [choosing, setChoosing] = useState(false);
  const [opened] = useState(() => new Date());
  const { service, mode } = draft;
  const question = {
    providerId: provider.id,
    ...(service && { serviceType: service.slug }),
    ...(mode && { mode }),
  };
  // Who was told of an earlier time wants the first one.
  const delay = search.get('soonest') ? 0 : USUAL_DELAY_MS;
  const usual = new Date(opened.getTime() + delay);
  const usualDay = dayIn(here, usual);
  const { data: free } = useQuery(slotsQuery({ ...question, from: usualDay, days: LOOK_AHEAD_DAYS }));
  // The suggestion is the first free time after two days, or the first of all.
  const suggested = free?.slots.find(({ startsAt }) => new Date(startsAt) >= usual)?.startsAt;
  const startsAt = draft.startsAt ?? suggested;
  const booking = useBook(provider, () => change({ startsAt: undefined }));

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isRepresented = adults.some(({ patientId }) => patientId === draft.forWhom);
    if (service && mode) booking.book({ ...draft, service, mode, startsAt, isRepresented });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-7 pb-28 **:scroll-mb-40">
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
      {(user.dependents?.length ?? 0) + adults.length > 0 && (
        <Select
          label={t('forWhom')}
          value={draft.forWhom}
          onChange={({ target }) => change({ forWhom: target.value })}
        >
          <option value="me">{t('forMe')}</option>
          {user.dependents?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {adults.map(({ patientId, name }) => (
            <option key={patientId} value={patientId}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <div className="flex items-center justify-between gap-4 border-b border-line pb-5">
        <div className="min-w-0">
          <p className="text-15 text-ink-soft">{t('whichService')}</p>
          <p className="text-18 font-bold">{service ? service.name[lang] : t('noneYet')}</p>
          {service && free && (
            <p className="text-15 text-ink-soft">{t('takesMinutes', { count: free.minutes })}</p>
          )}
        </div>
        <Button variant={service ? 'ghost' : 'secondary'} onClick={() => setChoosing(true)}>
          {service ? t('change') : t('choose')}
        </Button>
      </div>
      {choosing && (
        <ServicePicker
          offered={isOffered(provider)}
          value={service?.slug}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            chooseService(chosen);
            setChoosing(false);
          }}
        />
      )}
      <ModeCards
        modes={modesFor(provider, service)}
        fees={provider.fees}
        value={mode}
        onChange={(chosen) => change({ mode: chosen, startsAt: undefined })}
      />
      {mode === 'in_home' && <HomeAddress {...{ provider, draft, change }} />}
      <section aria-labelledby="when" className="grid gap-3">
        <h2 id="when" className="text-18">
          {t('when')}
        </h2>
        {free?.keepsHours === false ? (
          <FreeTime earliest={opened} value={startsAt} onChange={(at) => change({ startsAt: at })} />
        ) : (
          <SlotPicker
            // Remounts the picker when the service or the mode changes.
            key={`${service?.slug}-${mode}`}
            question={question}
            value={startsAt}
            onChange={(at) => change({ startsAt: at })}
            firstDay={startsAt ? dayIn(here, new Date(startsAt)) : usualDay}
          />
        )}
      </section>
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
      {free && mode && <FareCard fare={free.fare} mode={mode} payFirst={free.payFirst} />}
      <div className="fixed inset-x-0 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 border-t border-line bg-surface px-4 py-3 lg:sticky lg:bottom-0 lg:-mx-4 lg:rounded-t-card">
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
            <OfferedTimes
              times={booking.offered}
              onChoose={(at) => {
                change({ startsAt: at });
                booking.forgetProblem();
              }}
            />
          </div>
        )}
        <div className="mx-auto flex max-w-160 items-center gap-4">
          <div className="min-w-0 grow leading-tight">
            <p className="text-14 text-ink-soft">
              {!service && t('firstService')}
              {service &&
                (startsAt
                  ? formatDateTime(lang, { at: new Date(startsAt), timeZone: here }, 'short')
                  : t('noTimeYet'))}
            </p>
            {free && (
              <p className="text-22 font-extrabold">
                {formatMoney(lang, Math.round(free.fare.total * 100), 'USD')}
              </p>
            )}
          </div>
          <Button
            type="submit"
            busy={booking.busy}
            disabled={!service || !mode || !isReachable(provider, draft)}
          >
            {t('confirm')}
          </Button>
        </div>
      </div>
    </form>
  );
}
