import type { UnassignedVisit } from '@lakou/contract/dispatch';
import { pointOfLocation } from '@lakou/contract/dispatch.rules';
import { formatDateTime, formatTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { nameIn, nearestTown } from '../../ui/map/towns.ts';

/** When and where a visit is, as dispatchers read it. */
export function useVisitTexts() {
  const { t } = useTranslation('dispatch');
  const lang = useLanguage();
  const timeZone = ownTimeZone();
  return {
    when: (at: string) => formatDateTime(lang, { at: new Date(at), timeZone }, 'short'),
    time: (at: string) => formatTime(lang, { at: new Date(at), timeZone }),
    where({ location }: Pick<UnassignedVisit, 'location'>): string {
      const point = pointOfLocation(location);
      const town = point && nearestTown(point);
      if (town) return t('near', { town: nameIn(lang, town) });
      return location || t('noPlace');
    },
  };
}
