import type { Pregnancy } from '@lakou/clinical';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { classNames } from '../../ui/class-names.ts';
import { shortFiguresLook } from '../../ui/figures-look.ts';
import { Fruit } from './fruit.tsx';
import { useGestationText } from './gestation-text.ts';
import { BEADS } from './necklace.ts';

interface WeekHeadProps {
  pregnancy: Pregnancy;
  dueDate: string;
}

const ORDINALS = { 1: 'first', 2: 'second', 3: 'third' } as const;

/** The week, drawn as forty dots around a picture of something as big as the baby. */
export function WeekHead({ pregnancy, dueDate }: WeekHeadProps) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const gestationText = useGestationText();
  const { week, trimester, daysLeft, daysPastDue, tipWeek } = pregnancy;
  const facts = [
    [t('trimester'), t(`trimesters.${ORDINALS[trimester]}`)],
    [t('daysLeft'), String(daysLeft)],
    [t('dueDate'), formatDate(lang, dueDate, 'short')],
  ] as const;
  return (
    <section className="text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 328 160"
        className="mx-auto -mb-9 block w-full max-w-98 overflow-visible"
      >
        {BEADS.map(({ week: own, x, y, big }) => (
          <g key={own}>
            <circle cx={x} cy={y} r={big ? 6.5 : 4.5} className={own <= week ? 'fill-sea' : 'fill-line'} />
            {big && <circle cx={x} cy={y} r={2.5} className="fill-ground" />}
          </g>
        ))}
        <Heart {...(BEADS[Math.min(week, BEADS.length) - 1] ?? { x: 0, y: 0 })} />
        <g transform="translate(164 78)">
          <Fruit week={tipWeek} />
        </g>
      </svg>
      <h2 className="text-36 font-extrabold tracking-tight">{t('week', { week })}</h2>
      <p className="text-15 font-semibold">{gestationText(pregnancy)}</p>
      <p className="mx-auto max-w-72 text-balance text-ink-soft">
        {t(week < 4 ? 'baby.start' : `baby.week${tipWeek}`)}
      </p>
      {daysPastDue > 0 && <p className="mt-1 font-semibold">{t('pastDue', { count: daysPastDue })}</p>}
      <dl className={classNames('mt-4 text-left', shortFiguresLook)}>
        {facts.map(([term, value]) => (
          <div key={term} className="flex flex-col justify-between rounded-control bg-sunken px-3 py-2">
            <dt className="text-14 text-ink-soft">{term}</dt>
            <dd className="text-18 leading-tight font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Heart({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" className="fill-ground" />
      <circle r="12" className="fill-hibiscus" />
      <path
        className="fill-white"
        d="M0 6c-4-2.800-5.600-4.500-5.600-6.600A2.900 2.900 0 0 1 0-1.800 2.900 2.900 0 0 1 5.600-.6C5.600 1.500 4 3.200 0 6z"
      />
    </g>
  );
}
