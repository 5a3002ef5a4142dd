import { assessArm } from '@lakou/clinical';
import { assessGrowth, type GrowthFinding, type GrowthLevel, growthAge } from '@lakou/clinical/growth';
import type { Measurement } from '@lakou/contract/measurements';
import { formatDate, formatNumber } from '@lakou/i18n';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-help';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useMeasure } from '#platform/units/use-measure.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { CalendarUnderTree } from '../../ui/drawings/calendar-under-tree.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import type { Child } from './children.ts';
import { type Charted, GrowthChart } from './growth-chart.tsx';

interface GrowthResultsProps {
  child: Child;
  /** Newest first. */
  found: readonly Measurement[];
  /** For who treats the child: other advice, and how many standard deviations. */
  inCare?: boolean;
}

interface Measured {
  readonly entry: Measurement;
  readonly day: string;
  readonly months: number;
  readonly findings: readonly GrowthFinding[];
  readonly arm: ReturnType<typeof assessArm> | undefined;
}

function measuredOf(found: readonly Measurement[], { birthDate, sex }: Child): Measured[] {
  return found.flatMap((entry) => {
    const { weight, height, armMm, swollenFeet } = entry;
    if (weight === null && height === null && armMm === null && !swollenFeet) return [];
    const day = dayHere(new Date(entry.at));
    const months = growthAge(birthDate, day);
    if (months === undefined) return [];
    const values = { weightKg: weight, heightCm: height };
    const findings = sex ? assessGrowth(values, { sex, ageMonths: months }) : [];
    const arm = armMm === null ? undefined : assessArm(armMm, months);
    return [{ entry, day, months, findings, arm }];
  });
}

const TONE = {
  very_low: 'hibiscus',
  low: 'mango',
  usual: 'leaf',
  high: 'mango',
  very_high: 'mango',
  check: 'night',
} as const;
const iconOf = (level: GrowthLevel) =>
  level === 'usual' ? Check : level === 'check' ? CircleHelp : TriangleAlert;

/** The newest measurement in words, then the curves, then all that was measured. */
export function GrowthResults({ child, found, inCare = false }: GrowthResultsProps) {
  const { t } = useTranslation('growth');
  const all = measuredOf(found, child);
  const [newest] = all;
  if (!newest) return <EmptyCard drawing={<CalendarUnderTree />} text={t('nothing', { name: child.name })} />;
  return (
    <Sections>
      <Newest measured={newest} inCare={inCare} />
      {child.sex && (
        <Charts
          child={{ ...child, sex: child.sex }}
          all={all}
          legend={t(inCare ? 'care.legend' : 'legend')}
        />
      )}
      <History all={all} />
      <p className="text-14 text-ink-soft">{t('source')}</p>
    </Sections>
  );
}

type Advice = 'today' | 'week' | 'high' | 'check' | 'usual';

function adviceOf({ entry, findings, arm }: Measured): Advice {
  const has = (...levels: GrowthLevel[]) => findings.some(({ level }) => levels.includes(level));
  const isWasted = findings.some(
    ({ measure, level }) => measure === 'weightForHeight' && level === 'very_low',
  );
  if (entry.swollenFeet || arm === 'severe' || isWasted) return 'today';
  if (arm === 'moderate' || has('very_low', 'low')) return 'week';
  if (has('check')) return 'check';
  return has('high', 'very_high') ? 'high' : 'usual';
}

function Newest({ measured, inCare }: { measured: Measured; inCare: boolean }) {
  const { t } = useTranslation('growth');
  const lang = useLanguage();
  const { entry, day, findings, arm } = measured;
  const advice = adviceOf(measured);
  return (
    <Section title={t('newest', { day: formatDate(lang, day, 'long') })}>
      <Banner tone={advice === 'usual' ? 'info' : 'warn'} icon={advice === 'usual' ? Check : TriangleAlert}>
        {t(inCare ? `care.advice.${advice}` : `advice.${advice}`)}
      </Banner>
      <Card>
        <ul className="divide-y divide-line">
          {findings.map(({ measure, level, z }) => (
            <li key={measure} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="font-semibold">
                {t(`measures.${measure}`)}
                {inCare && (
                  <span className="font-normal text-ink-soft">
                    {' · '}
                    {t('care.z', { value: formatNumber(lang, z, 1).replace('-', '−') })}
                  </span>
                )}
              </span>
              <Badge tone={TONE[level]} icon={iconOf(level)}>
                {t(`level.${level}`)}
              </Badge>
            </li>
          ))}
          {arm && (
            <li className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span className="font-semibold">
                {t('armOf', { value: formatNumber(lang, entry.armMm ?? 0) })}
              </span>
              <Badge
                tone={arm === 'usual' ? 'leaf' : arm === 'moderate' ? 'mango' : 'hibiscus'}
                icon={arm === 'usual' ? Check : TriangleAlert}
              >
                {t(`arm.${arm}`)}
              </Badge>
            </li>
          )}
          {entry.swollenFeet && <li className="py-2 font-semibold">{t('fields.swollenFeet')}</li>}
        </ul>
      </Card>
    </Section>
  );
}

const CHARTED: readonly Charted[] = ['weight', 'height', 'bmi'];

const chartedValue = (measure: Charted, { weight, height }: Measurement): number | null => {
  if (measure === 'weight') return weight;
  if (measure === 'height') return height;
  return weight === null || height === null ? null : weight / (height / 100) ** 2;
};

function Charts({
  child,
  all,
  legend,
}: {
  child: Child & { sex: NonNullable<Child['sex']> };
  all: readonly Measured[];
  legend: string;
}) {
  const { t } = useTranslation('growth');
  const [measure, setMeasure] = useState<Charted>('weight');
  const points = all
    .flatMap(({ entry, months }) => {
      const value = chartedValue(measure, entry);
      return value === null ? [] : [{ id: entry.id, months, value }];
    })
    .reverse();
  return (
    <Section title={t('curves')}>
      <FilterChips
        legend={t('curves')}
        options={CHARTED.map((value) => ({ value, title: t(`measures.${value}`) }))}
        value={measure}
        onChange={setMeasure}
      />
      <Card>
        <GrowthChart
          measure={measure}
          sex={child.sex}
          points={points}
          months={child.ageMonths < 24 ? 24 : 60}
          legend={legend}
        />
      </Card>
    </Section>
  );
}

function History({ all }: { all: readonly Measured[] }) {
  const { t } = useTranslation('growth');
  const lang = useLanguage();
  const { measure } = useMeasure();
  return (
    <Section title={t('history')}>
      <Card>
        <ul className="divide-y divide-line">
          {all.map(({ entry, day }) => (
            <li key={entry.id} className="py-2">
              <p className="font-semibold">{formatDate(lang, day, 'long')}</p>
              <p className="text-15 text-ink-soft">
                {[
                  entry.weight !== null && measure('weight', entry.weight),
                  entry.height !== null && `${formatNumber(lang, entry.height)} cm`,
                  entry.armMm !== null && t('armOf', { value: formatNumber(lang, entry.armMm) }),
                  entry.swollenFeet && t('fields.swollenFeet'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
