import type { ProviderProfile } from '@lakou/contract/providers';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { formatNumber, languageName } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { nameIn, townNamed } from '../../ui/map/towns.ts';

type Worker = Pick<ProviderProfile, 'name' | 'professionalTitle' | 'specialty'>;

/** Translates values that are stored in English or as codes. */
export function useLabels() {
  const { t } = useTranslation('providers');
  const lang = useLanguage();
  const { measure } = useMeasure();
  function specialty(value: string | null): string {
    const known = SPECIALTIES.find((one) => one.value === value);
    return known ? t(`specialties.${known.name}`) : (value ?? '');
  }
  const work = (provider: Worker) =>
    [provider.professionalTitle, specialty(provider.specialty)].filter(Boolean).join(', ');
  return {
    specialty,
    /** The professional title and the specialty. */
    work,
    /** The name, the professional title and the specialty. */
    who: (provider: Worker) => [provider.name, work(provider)].filter(Boolean).join(', '),
    languages: (spoken: readonly string[]) => spoken.map((tag) => languageName(lang, tag)).join(', '),
    km: (km: number) => measure('distance', km),
    rating: (rating: number) => formatNumber(lang, Math.round(rating * 10) / 10, 1),
    town(name: string): string {
      const town = townNamed(name);
      return town ? nameIn(lang, town) : name;
    },
  };
}
