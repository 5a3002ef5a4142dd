import type { HeartRisk } from '@lakou/clinical';
import { formatNumber } from '@lakou/i18n';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { usePressureUsed } from './pressure-used.ts';
import { BAND_SOURCE, RISK_SOURCE } from './sources.ts';

const BANDS = {
  low: { tone: 'leaf', icon: Check },
  intermediate: { tone: 'mango', icon: ArrowUp },
  high: { tone: 'hibiscus', icon: TriangleAlert },
} as const;
const TONES = { low: 'fill-leaf', intermediate: 'fill-mango', high: 'fill-hibiscus' };

/** A hundred people as dots, which makes a percentage easier to understand. */
function People({ share, band }: { share: number; band: HeartRisk['band'] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 40" className="w-full max-w-120">
      {Array.from({ length: 100 }, (_, index) => (
        <circle
          // The dots have no other identity than their index.
          key={`dot-${String(index)}`}
          cx={(index % 25) * 8 + 4}
          cy={Math.floor(index / 25) * 10 + 5}
          r="3.2"
          className={index < share ? TONES[band] : 'fill-line'}
        />
      ))}
    </svg>
  );
}

/** The risk, its meaning and its limits. */
export function HeartRiskCard({ risk, readings }: { risk: HeartRisk; readings: number }) {
  const { t } = useTranslation('trackers');
  const lang = useLanguage();
  const pressureUsed = usePressureUsed();
  const percent = risk.risk * 100;
  const people = Math.max(1, Math.round(percent));
  return (
    <Card as="section" raised>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-18">{t('heart.risk')}</h2>
          <Badge {...BANDS[risk.band]}>{t(`heart.${risk.band}`)}</Badge>
        </div>
        <p className="text-36 font-extrabold tracking-tight tabular-nums">
          {t('heart.percent', { percent: formatNumber(lang, percent, percent < 10 ? 1 : 0) })}
        </p>
        <People share={people} band={risk.band} />
        <p>{t('heart.riskText', { people })}</p>
        <p className="text-14 text-ink-soft">{t('heart.notDiagnosis')}</p>
        <Disclosure title={t('heart.method')}>
          <p>{t(`heart.${risk.method}`)}</p>
          <p className="mt-2">{pressureUsed(readings)}</p>
          <h3 className="mt-3 text-15">{t('heart.limits')}</h3>
          <ul className="mt-1 list-disc pl-5">
            {risk.limits.map((limit) => (
              <li key={limit}>{t(`limit.${limit}`)}</li>
            ))}
          </ul>
          <p className="mt-3 text-14 text-ink-soft">
            {t('source', { source: `${RISK_SOURCE} · ${BAND_SOURCE}` })}
          </p>
        </Disclosure>
      </div>
    </Card>
  );
}
