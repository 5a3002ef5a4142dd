import type { BoughtPackage } from '@lakou/contract/packages';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** How many visits are left, and until when. */
export function PackageLeft({ bought }: { bought: BoughtPackage }) {
  const { t } = useTranslation('packages');
  const lang = useLanguage();
  const { state, left, expiresAt, endedAt } = bought;
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  return (
    <span className="text-15 text-ink-soft">
      {[
        state !== 'ended' && t('left', { count: left }),
        expiresAt && t('until', { date: day(endedAt ?? expiresAt) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}
