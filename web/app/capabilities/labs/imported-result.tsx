import type { ImportedResult, LabValue } from '@lakou/contract/labs';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ValueRow } from './value-row.tsx';

/** Longer ones are sentences. */
const LONGEST_WORD = 60;

/** Where a result of another record comes from, and its values. */
export function ImportedResultView({ result }: { result: ImportedResult }) {
  const { t } = useTranslation('labs');
  const lang = useLanguage();
  const { takenOn, laboratory, importedFrom, via, importedAt, values } = result;
  const date = formatDate(lang, { at: new Date(importedAt), timeZone: ownTimeZone() }, 'medium');
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1 text-15 text-ink-soft wrap-anywhere">
        <li>{t('imported.measured', { date: formatDate(lang, takenOn, 'medium') })}</li>
        {laboratory && <li>{t('imported.laboratory', { name: laboratory })}</li>}
        <li>{t('imported.source', { name: importedFrom.name ?? t('imported.unknown') })}</li>
        <li>{t(`imported.${via ?? 'added'}`, { date })}</li>
      </ul>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {values.map((value) =>
          value.value.length > LONGEST_WORD ? (
            <Sentence key={value.id} value={value} />
          ) : (
            <ValueRow key={value.id} value={value} trend={undefined} />
          ),
        )}
      </ul>
    </div>
  );
}

const Sentence = ({ value: { name, value } }: { value: LabValue }) => (
  <li className="grid gap-1 border-line p-4 not-first:border-t md:px-5">
    <p className="font-semibold wrap-anywhere">{name}</p>
    <p className="whitespace-pre-line wrap-anywhere">{value}</p>
  </li>
);
