import type { FoundResult } from '@lakou/contract/record-imports';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Section } from '../../ui/section.tsx';
import { useValueText } from '../labs/value-row.tsx';
import { formatVagueDate } from '../record-entries/vague-date.ts';

interface FoundResultsProps {
  results: readonly FoundResult[];
  ticked: ReadonlySet<string>;
  onTick: (key: string, on: boolean) => void;
}

/** Laboratory results of a source, by day and laboratory. */
export function FoundResults({ results, ticked, onTick }: FoundResultsProps) {
  const { t } = useTranslation('record-imports');
  if (results.length === 0) return null;
  return (
    <Section title={`${t('review.results')} (${results.length})`}>
      <p className="text-15 text-ink-soft">{t('review.notOurs')}</p>
      <ul className="grid gap-2">
        {results.map((result) => (
          <li key={result.key}>
            <FoundDay result={result} isTicked={ticked.has(result.key)} onTick={onTick} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface FoundDayProps {
  result: FoundResult;
  isTicked: boolean;
  onTick: FoundResultsProps['onTick'];
}

function FoundDay({ result: { key, takenOn, laboratory, values }, isTicked, onTick }: FoundDayProps) {
  const { t } = useTranslation('record-imports');
  const lang = useLanguage();
  const valueText = useValueText();
  const there = values.filter(({ existing }) => existing).length;
  const title = [formatVagueDate(lang, takenOn), laboratory, t('review.values', { count: values.length })];
  return (
    <Checkbox
      framed
      checked={isTicked}
      onChange={({ target }) => onTick(key, target.checked)}
      label={<span className="wrap-anywhere">{title.filter(Boolean).join(' · ')}</span>}
      description={
        <span className="block wrap-anywhere">
          {values.map(({ loinc, name, value, unit }) => (
            <span key={`${loinc} ${name} ${value} ${unit}`} className="block">
              {name}: {valueText(value, unit)}
            </span>
          ))}
          {there > 0 && <span className="block font-semibold">{t('review.there', { count: there })}</span>}
        </span>
      }
    />
  );
}
