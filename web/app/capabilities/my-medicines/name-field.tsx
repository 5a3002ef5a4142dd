import { ENTRY_LENGTHS } from '@lakou/contract/record-entries.rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { finderOf } from '../medicines/find.ts';
import { medicinesQuery } from '../medicines/medicines.queries.ts';

const MOST_SHOWN = 4;
const SHORTEST = 2;
const ALL = 'all';

interface NameFieldProps {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** The name of a medicine in any words; those of the directory are offered below it. */
export function NameField({ value, error, onChange }: NameFieldProps) {
  const { t } = useTranslation('my-medicines');
  const lang = useLanguage();
  const isLong = value.trim().length >= SHORTEST;
  const { data: medicines } = useQuery({ ...medicinesQuery(lang), enabled: isLong });
  const find = useMemo(() => medicines && finderOf(medicines, lang), [medicines, lang]);
  const found = isLong && find ? find(value, ALL).map(({ genericName }) => genericName) : [];
  const offered = found.includes(value) ? [] : found.slice(0, MOST_SHOWN);
  return (
    <div className="grid gap-2">
      <TextField
        label={t('form.name')}
        placeholder={t('form.example')}
        value={value}
        maxLength={ENTRY_LENGTHS.text}
        autoComplete="off"
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      {offered.length > 0 && (
        <ul aria-label={t('form.suggestions')} className="flex flex-wrap gap-2">
          {offered.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onChange(name)}
                className="min-h-11 rounded-full bg-sea-tint px-4 py-1.5 text-left text-15 font-medium text-sea hover:dim-5"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
