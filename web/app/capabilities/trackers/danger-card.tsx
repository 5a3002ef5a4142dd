import type { Measurement } from '@lakou/contract/measurements';
import Bandage from 'lucide-react/icons/bandage';
import Search from 'lucide-react/icons/search';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { EmergencyButtons } from '../../shell/emergency-buttons.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { dangersIn } from './vital-signs.ts';
import { useVitalText } from './vital-text.ts';

/** Dangerous values among the newest readings, and what to do now. */
export function DangerCard({
  vitals,
  ageMonths,
}: {
  vitals: readonly Measurement[];
  ageMonths: number | undefined;
}) {
  const { t } = useTranslation('trackers');
  const { figureOf, readingText } = useVitalText();
  const dangers = dangersIn(vitals, ageMonths, new Date());
  if (dangers.length === 0) return null;
  return (
    <section
      role="alert"
      className="rounded-card border border-hibiscus-ink bg-hibiscus-tint p-4 text-ink md:p-5"
    >
      <div className="flex items-start gap-3">
        <TriangleAlert size={28} className="mt-0.5 shrink-0 text-hibiscus-ink" />
        <div className="grid grow gap-2">
          <h2 className="text-18 text-hibiscus-ink">{t('danger.title')}</h2>
          {dangers.map(({ code, sign, reading }) => (
            <p key={code} className="font-semibold">
              {t(`danger.${code}`, {
                reading: (sign === 'pressure' ? figureOf : readingText)(sign, reading),
              })}
            </p>
          ))}
          <p>{t('danger.signs')}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2 max-md:*:grow">
        <EmergencyButtons />
        <ButtonLink to="/app/first-aid" variant="secondary" icon={Bandage}>
          {t('danger.firstAid')}
        </ButtonLink>
        <ButtonLink to="/app/find-care" variant="secondary" icon={Search}>
          {t('danger.findCare')}
        </ButtonLink>
      </div>
    </section>
  );
}
