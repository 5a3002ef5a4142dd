import type { LabTrend, LabValue } from '@lakou/contract/labs';
import { labUnit, stripWord } from '@lakou/contract/labs.rules';
import { formatNumber, withUnit } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { FlagBadge, toneOf } from './lab-badges.tsx';
import { useLabName } from './lab-names.ts';

/** The range in words: between, from, to, or that there is none. */
function useRangeText(): (range: Pick<LabValue, 'low' | 'high' | 'rangeUnit'>) => string {
  const { t } = useTranslation('labs');
  const lang = useLanguage();
  return ({ low, high, rangeUnit }) => {
    if (low === null && high === null) return t('range.none');
    const say = (limit: number | null) => (limit === null ? '' : formatNumber(lang, limit));
    const kind = low === null ? 'to' : high === null ? 'from' : 'between';
    const words = { low: say(low), high: say(high), unit: labUnit(rangeUnit) };
    return t(`range.${kind}`, words).replaceAll(/ +/g, ' ').trim();
  };
}

/** A number in the reader's way of writing; other words as they are. */
export function useValueText(): (value: string, unit: string | null) => string {
  const { t } = useTranslation('labs');
  const lang = useLanguage();
  return (value, unit) => {
    const word = stripWord(value);
    const number = /^\d+(?:\.\d+)?$/.test(value) ? formatNumber(lang, Number(value)) : value;
    return withUnit(lang, word ? t(`word.${word}`) : number, labUnit(unit));
  };
}

/** One value: its flag, where it lies in its range, and how it went. */
export function ValueRow({ value, trend }: { value: LabValue; trend: LabTrend | undefined }) {
  const { t } = useTranslation('labs');
  const lang = useLanguage();
  const nameOf = useLabName();
  const rangeText = useRangeText();
  const valueText = useValueText();
  const { flag, low, high, compared, basis } = value;
  const text = valueText(value.value, value.unit);
  const range = rangeText(value);
  // What a strip shows in words is judged without a range.
  const hasLimits = basis !== 'none' && (low !== null || high !== null);
  const format = (limit: number) => formatNumber(lang, limit);
  const earlier = trend && trend.points.length > 1 ? trend : undefined;
  const foreign = earlier?.points.filter(({ imported }) => imported).length ?? 0;
  return (
    <li className="grid gap-2 border-line p-4 not-first:border-t md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:items-center md:gap-6 md:px-5">
      <div className="grid gap-1">
        <p className="font-semibold wrap-anywhere">{value.test ? nameOf(value.test) : value.name}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-18 font-bold tabular-nums wrap-anywhere">{text}</span>
          {flag !== 'unknown' && <FlagBadge flag={flag} />}
          {earlier && (
            <Sparkline
              values={earlier.points.map((point) => point.value)}
              tone={toneOf(flag)}
              hollow={earlier.points.map(({ imported }) => imported)}
              label={t('result.trend', {
                values: earlier.points.map((point) => format(point.value)).join(', '),
              })}
            />
          )}
        </div>
        {(hasLimits || flag === 'unknown') && (
          <p className="text-14 text-ink-soft">{hasLimits ? `${t(`basis.${basis}`)}: ${range}` : range}</p>
        )}
        {foreign > 0 && <p className="text-14 text-ink-soft">{t('imported.inTrend', { count: foreign })}</p>}
      </div>
      {compared !== null && (
        <RangeBar
          value={compared}
          low={low}
          high={high}
          tone={toneOf(flag)}
          label={t('bar', { value: text, flag: t(`flag.${flag}`), range })}
          format={format}
        />
      )}
    </li>
  );
}
