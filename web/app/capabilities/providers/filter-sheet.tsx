import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import { COUNTRIES } from '@lakou/contract/providers.rules';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { GENDERS } from '@lakou/contract/user.rules';
import { formatMoney, LANGUAGES, languageNames } from '@lakou/i18n';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useState } from 'react';
import { useLanguage } from '#platform/language/language.tsx';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '#platform/session.ts';
import { addDays, dayHere } from '#platform/time/days.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TownSelect } from '../../ui/map/town-select.tsx';
import { useMyLocation } from '../../ui/map/use-my-location.ts';
import { Select } from '../../ui/select.tsx';
import { OneChip } from './one-chip.tsx';
import { DISTANCES, PRICES, type Search, withoutFilters } from './search.ts';
import { useHome } from './use-home.ts';

/** So far ahead free times are known. */
const DAYS_KNOWN = 27;

interface FilterSheetProps {
  search: Search;
  onApply: (search: Search) => void;
  onClose: () => void;
}

/** All filters in a dialog; the search runs when they are applied. */
export function FilterSheet({ search, onApply, onClose }: FilterSheetProps) {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  const { role } = useUser();
  const home = useHome();
  const [draft, setDraft] = useState(search);
  const [today] = useState(() => dayHere(new Date()));
  const country = draft.country ?? home.country;
  const set = (changes: Partial<Search>) => setDraft((before) => ({ ...before, ...changes }));
  return (
    <Dialog
      title={t('filters')}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" onClick={() => setDraft(withoutFilters)}>
            {t('clearFilters')}
          </Button>
          <Button onClick={() => onApply(draft)}>{t('showResults')}</Button>
        </div>
      }
    >
      <div className="grid gap-6">
        <Select
          label={t('specialty')}
          icon={Stethoscope}
          empty={t('any')}
          value={draft.specialty ?? ''}
          onChange={({ target }) =>
            set({ specialty: SPECIALTIES.find(({ name }) => name === target.value)?.name })
          }
        >
          {SPECIALTIES.map(({ name }) => (
            <option key={name} value={name}>
              {t(`specialties.${name}`)}
            </option>
          ))}
        </Select>
        <OneChip
          legend={t('mode')}
          options={BOOKING_MODES.map((value) => ({ value, title: t(`modes.${value}`) }))}
          value={draft.mode}
          onChange={(mode) => set({ mode })}
        />
        <OneChip
          legend={t('language')}
          options={LANGUAGES.map((value) => ({ value, title: languageNames[value], lang: value }))}
          value={draft.language}
          onChange={(language) => set({ language })}
        />
        <OneChip
          legend={t('country')}
          options={COUNTRIES.map((value) => ({ value, title: t(`countries.${value}`) }))}
          value={country === 'all' ? undefined : country}
          onChange={(chosen) => set({ country: chosen ?? 'all' })}
        />
        <OneChip
          legend={t('gender')}
          options={GENDERS.map((value) => ({ value, title: t(`genders.${value}`) }))}
          value={draft.gender}
          onChange={(gender) => set({ gender })}
        />
        <DateField
          label={t('freeOn')}
          optional
          value={draft.day ?? ''}
          min={today}
          max={addDays(today, DAYS_KNOWN)}
          onChange={({ target }) => set({ day: target.value || undefined })}
        />
        <Select
          label={t('price')}
          empty={t('any')}
          value={String(draft.price ?? '')}
          onChange={({ target }) => set({ price: PRICES.find((price) => String(price) === target.value) })}
        >
          {PRICES.map((price) => (
            <option key={price} value={price}>
              {t('upTo', { distance: formatMoney(lang, price * 100, 'USD') })}
            </option>
          ))}
        </Select>
        {role === 'PATIENT' && (
          <Checkbox
            label={t('onlyFavourites')}
            checked={draft.favourites ?? false}
            onChange={({ target }) => set({ favourites: target.checked || undefined })}
          />
        )}
        <Near draft={draft} set={set} />
      </div>
    </Dialog>
  );
}

function Near({ draft, set }: { draft: Search; set: (changes: Partial<Search>) => void }) {
  const { t } = useTranslation('providers');
  const { t: common } = useTranslation('common');
  const { measure } = useMeasure();
  const { state, ask } = useMyLocation((near) => set({ near, town: undefined }));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-15 font-semibold">{t('nearWhere')}</legend>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={draft.near ? 'tint' : 'secondary'}
          icon={LocateFixed}
          busy={state === 'asking'}
          aria-pressed={draft.near !== undefined}
          onClick={ask}
        >
          {t('nearMe')}
        </Button>
        {(draft.near || draft.town) && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => set({ near: undefined, town: undefined, km: undefined })}
          >
            {t('stopNear')}
          </Button>
        )}
      </div>
      {(state === 'denied' || state === 'unknown') && (
        <p role="alert" className="text-14 text-hibiscus-ink">
          {common(`map.${state}`)}
        </p>
      )}
      <TownSelect value={draft.town ?? ''} onChoose={({ name }) => set({ town: name, near: undefined })} />
      {(draft.near || draft.town) && (
        <Select
          label={t('distance')}
          value={String(draft.km ?? 25)}
          onChange={({ target }) => set({ km: DISTANCES.find((km) => String(km) === target.value) })}
        >
          {DISTANCES.map((km) => (
            <option key={km} value={km}>
              {t('upTo', { distance: measure('distance', km) })}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  );
}
