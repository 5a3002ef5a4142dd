import type { EntryKind } from '@lakou/contract/record-entries.rules';
import type { FoundEntry } from '@lakou/contract/record-imports';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Section } from '../../ui/section.tsx';
import { useEntryText } from '../record-entries/entry-details.ts';

interface FoundGroupProps {
  kind: EntryKind;
  entries: readonly FoundEntry[];
  ticked: ReadonlySet<string>;
  onTick: (key: string, on: boolean) => void;
}

/** The entries of one kind that a source holds. */
export function FoundGroup({ kind, entries, ticked, onTick }: FoundGroupProps) {
  const { t } = useTranslation('record-imports');
  const { t: entryWord } = useTranslation('record-entries');
  const { details } = useEntryText();
  if (entries.length === 0) return null;
  const title = kind === 'medicine' ? entryWord('ofPatient.medicine') : entryWord(`kind.${kind}`);
  return (
    <Section title={`${title} (${entries.length})`}>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.key}>
            <Checkbox
              framed
              checked={ticked.has(entry.key)}
              onChange={({ target }) => onTick(entry.key, target.checked)}
              label={<span className="wrap-anywhere">{entry.text}</span>}
              description={
                <span className="block wrap-anywhere">
                  {details(entry)}
                  {entry.note && <span className="block whitespace-pre-line">{entry.note}</span>}
                  {entry.existing && (
                    <span className="block font-semibold">
                      {t('review.already', { text: entry.existing.text })}
                    </span>
                  )}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
