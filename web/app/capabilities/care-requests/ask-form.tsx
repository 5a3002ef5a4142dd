import { LONGEST_LOCATION, LONGEST_NOTES } from '@lakou/contract/bookings.rules';
import { LANGUAGES } from '@lakou/i18n';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonBlock } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { otherTime } from '../bookings/booking-time.ts';
import { FreeTime } from '../bookings/free-time.tsx';
import { ServicePicker } from '../bookings/service-picker.tsx';
import { useActiveProfile } from '../family/active-profile.ts';
import { MODE_ICONS } from '../providers/mode-icons.ts';
import { modesOf, useAsk, zoneOf } from './use-ask.ts';

// The towns are many, so they are loaded apart.
const TownSelect = lazy(async () => ({
  default: (await import('../../ui/map/town-select.tsx')).TownSelect,
}));

/** What, when, where and how; sending it is the consent to be answered. */
export function AskForm() {
  const { t } = useTranslation('care-requests');
  const { t: tBooking } = useTranslation('bookings');
  const lang = useLanguage();
  const user = useUser();
  const { id: forWhom } = useActiveProfile();
  const [opened] = useState(() => new Date());
  const [choosing, setChoosing] = useState(false);
  const { wish, busy, problem, change, send, chooseTown, chooseWhom, chooseService } = useAsk({
    forWhom,
    family: user,
    language: lang,
  });
  const { service, mode } = wish;
  const here =
    wish.startsAt && otherTime(lang, { dateTime: wish.startsAt, timeZone: ownTimeZone() }, zoneOf(wish.town));
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!busy) void send();
  }
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-6">
        {(user.dependents?.length ?? 0) > 0 && (
          <Select
            label={t('forWhom')}
            value={wish.forWhom}
            onChange={({ target }) => chooseWhom(target.value)}
          >
            <option value="me">{t('forMe')}</option>
            {user.dependents?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <div className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <p className="text-15 font-semibold">{t('what')}</p>
            <p className={service ? 'text-18 font-bold' : 'text-ink-soft'}>
              {service ? service.name[lang] : t('noneYet')}
            </p>
          </div>
          <Button variant={service ? 'ghost' : 'secondary'} onClick={() => setChoosing(true)}>
            {service ? t('change') : t('choose')}
          </Button>
        </div>
        {choosing && (
          <ServicePicker
            offered={(one) => modesOf(one).length > 0}
            value={service?.slug}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              chooseService(chosen);
              setChoosing(false);
            }}
          />
        )}
        <ChoiceChips
          legend={t('how')}
          name="mode"
          options={modesOf(service).map((value) => ({
            value,
            title: tBooking(`mode.${value}`),
            icon: MODE_ICONS[value],
          }))}
          value={mode}
          onChange={(chosen) => change({ mode: chosen })}
        />
        <FreeTime
          earliest={opened}
          value={wish.startsAt}
          onChange={(startsAt) => change({ startsAt })}
          timeZone={zoneOf(wish.town)}
          hint={here && t('timeHere', { time: here })}
        />
        <Suspense fallback={<SkeletonBlock size="h-12 w-full" />}>
          <TownSelect value={wish.town?.name ?? ''} onChoose={chooseTown} />
        </Suspense>
        {mode === 'in_home' && (
          <TextField
            label={t('address')}
            hint={t('addressHint')}
            maxLength={LONGEST_LOCATION}
            autoComplete="street-address"
            value={wish.address}
            onChange={({ target }) => change({ address: target.value })}
          />
        )}
        <ChoiceChips
          legend={t('inLanguage')}
          name="language"
          options={LANGUAGES.map((value) => ({ value, title: t(`language.${value}`) }))}
          value={wish.language}
          onChange={(language) => change({ language })}
        />
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          optional
          maxLength={LONGEST_NOTES}
          value={wish.notes}
          onChange={({ target }) => change({ notes: target.value })}
        />
        <div className="grid gap-2 text-15 text-ink-soft">
          <p className="flex gap-2">
            <ShieldCheck size={20} className="mt-px shrink-0 text-sea" />
            {t('consent')}
          </p>
          <p>{t('price')}</p>
        </div>
        {problem && <FormError>{problem}</FormError>}
        <Button type="submit" block busy={busy}>
          {t('send')}
        </Button>
      </form>
    </Card>
  );
}
