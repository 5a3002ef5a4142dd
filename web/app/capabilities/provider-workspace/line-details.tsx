import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Chips } from '../../ui/chips.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Select } from '../../ui/select.tsx';
import type { LineProps } from '../profiles/hours/day-row.tsx';

/** Where the provider works in these hours, and for which kinds of visit; nothing said means all. */
export function LineDetails({ span, places, onChange }: LineProps & { places: readonly string[] }) {
  const { t } = useTranslation('provider-workspace');
  const { t: bookings } = useTranslation('bookings');
  const { place, modes } = span;
  const offered = place && !places.includes(place) ? [...places, place] : places;
  const summary = [
    place ?? t('line.anyPlace'),
    modes ? modes.map((mode) => bookings(`modeVisit.${mode}`)).join(', ') : t('line.allModes'),
  ];
  function choose(chosen: (typeof BOOKING_MODES)[number][]) {
    const { modes: _, ...rest } = span;
    const isAll = chosen.length === 0 || chosen.length === BOOKING_MODES.length;
    onChange(isAll ? rest : { ...rest, modes: BOOKING_MODES.filter((mode) => chosen.includes(mode)) });
  }
  function put(name: string) {
    const { place: _, ...rest } = span;
    onChange(name ? { ...rest, place: name } : rest);
  }
  return (
    <Disclosure title={summary.join(' · ')}>
      <div className="grid gap-4 pb-2">
        {offered.length > 0 && (
          <Select
            label={t('line.place')}
            value={place ?? ''}
            empty={t('line.anyPlace')}
            onChange={({ target }) => put(target.value)}
          >
            {offered.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
        <Chips
          legend={t('line.modes')}
          hint={t('line.modesHint')}
          options={BOOKING_MODES.map((value) => ({ value, title: bookings(`modeVisit.${value}`) }))}
          value={modes ?? []}
          onChange={choose}
        />
      </div>
    </Disclosure>
  );
}
