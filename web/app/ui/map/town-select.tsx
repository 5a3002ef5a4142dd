import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Select } from '../select.tsx';
import { nameIn, REGIONS, type Town, townNamed, US_TOWNS } from './towns.ts';

/** Haiti's towns by department, then the towns abroad. */
export function TownSelect({ value, onChoose }: { value: string; onChoose: (town: Town) => void }) {
  const { t } = useTranslation('common');
  const lang = useLanguage();
  const options = (towns: readonly Town[]) =>
    towns.map((town) => (
      <option key={town.name} value={town.name}>
        {nameIn(lang, town)}
      </option>
    ));
  return (
    <Select
      label={t('map.town')}
      value={value}
      empty={t('map.chooseTown')}
      onChange={(event) => {
        const town = townNamed(event.target.value);
        if (town) onChoose(town);
      }}
    >
      {REGIONS.map((region) => (
        <optgroup key={region.name} label={nameIn(lang, region)}>
          {options(region.towns)}
        </optgroup>
      ))}
      <optgroup label={t('map.unitedStates')}>{options(US_TOWNS)}</optgroup>
    </Select>
  );
}
