import type { Egfr } from '@lakou/clinical';
import { formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { EQUATIONS, GFR_SURFACE_M2 } from './citations.ts';
import { Hint } from './hint.tsx';
import type { kidneysOf } from './kidneys.ts';
import { Scale } from './scale.tsx';

const BANDS = [
  { to: 15, fill: 'fill-hibiscus-ink' },
  { to: 30, fill: 'fill-hibiscus' },
  { to: 60, fill: 'fill-mango' },
  { to: 90, fill: 'fill-sea' },
  { to: 120, fill: 'fill-leaf' },
];

type Both = NonNullable<ReturnType<typeof kidneysOf>>;

/** The results of both equations, and why there are two. */
export function KidneyResult({ result }: { result: Both }) {
  const { t } = useTranslation('calculators');
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-2">
        <OneResult
          name={EQUATIONS.newer}
          egfr={result.ckdEpi2021}
          stages="decreased"
          missing={t('gfr.adultsOnly')}
        />
        <OneResult name={EQUATIONS.older} egfr={result.mdrd} stages="stages" missing={t('gfr.chooseRace')} />
      </div>
      {!result.plausible && <Hint>{t('gfr.hint')}</Hint>}
      {result.ckdEpi2021.kind === 'unknown' ? (
        <Hint>{t('gfr.notForChildren')}</Hint>
      ) : (
        result.plausible && <p>{t('gfr.notDiagnosis')}</p>
      )}
      <details className="rounded-control bg-sunken px-3.5 text-15">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {t('gfr.whyTwo')}
        </summary>
        <p className="pb-3">{t('gfr.whyTwoText', EQUATIONS)}</p>
      </details>
    </div>
  );
}

interface OneResultProps {
  name: string;
  egfr: Egfr | { kind: 'unknown' };
  /** The documented names belong to the older equation, those of KDIGO to the newer one. */
  stages: 'stages' | 'decreased';
  /** Said when this equation has no result. */
  missing: string;
}

function OneResult({ name, egfr, stages, missing }: OneResultProps) {
  const { t } = useTranslation('calculators');
  const lang = useLanguage();
  return (
    <section className="rounded-control border border-line p-3.5">
      <h3 className="text-15 text-ink-soft">{name}</h3>
      {egfr.kind === 'egfr' ? (
        <>
          <p className="text-28 leading-tight font-extrabold">
            {formatNumber(lang, egfr.egfr, 0)}{' '}
            <span className="text-14 font-normal">mL/min/{formatNumber(lang, GFR_SURFACE_M2, 2)} m²</span>
          </p>
          <p className="font-bold">{t(`gfr.${stages}.${egfr.stage}`)}</p>
          <p className="text-15">{t(`gfr.means.${egfr.stage}`)}</p>
          <Scale from={0} bands={BANDS} value={egfr.egfr} />
        </>
      ) : (
        <p>{missing}</p>
      )}
    </section>
  );
}
