import { withoutValues } from '@lakou/content/speech';
import type { Measurement } from '@lakou/contract/measurements';
import Bandage from 'lucide-react/icons/bandage';
import Search from 'lucide-react/icons/search';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { EmergencyButtons } from '../../shell/emergency-buttons.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { ListenBeside } from '../listen/listen-beside.tsx';
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
  const [heard, setHeard] = useState<string>();
  if (dangers.length === 0) return null;
  const adviceOf = (code: (typeof dangers)[number]['code']) =>
    withoutValues(t(`danger.${code}`, { reading: '{{reading}}' }));
  const texts = [t('danger.title'), ...dangers.map(({ code }) => adviceOf(code)), t('danger.signs')];
  return (
    <section
      role="alert"
      className="rounded-card border border-hibiscus-ink bg-hibiscus-tint p-4 text-ink md:p-5"
    >
      <div className="flex items-start gap-3">
        <TriangleAlert size={28} className="mt-0.5 shrink-0 text-hibiscus-ink" />
        <div className="grid grow gap-2">
          <h2 className="text-18 text-hibiscus-ink">
            <Spoken reading={heard}>{t('danger.title')}</Spoken>
          </h2>
          {dangers.map(({ code, sign, reading }) => {
            const text = t(`danger.${code}`, {
              reading: (sign === 'pressure' ? figureOf : readingText)(sign, reading),
            });
            return (
              <p key={code} className="font-semibold">
                <Spoken reading={heard === adviceOf(code) ? text : undefined}>{text}</Spoken>
              </p>
            );
          })}
          <p>
            <Spoken reading={heard}>{t('danger.signs')}</Spoken>
          </p>
          <ListenBeside title={t('danger.title')} texts={texts.filter(Boolean)} onText={setHeard} />
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
