import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLabName } from './lab-names.ts';

const OTHER = 'other';

interface AddTestProps {
  /** Tests of the catalogue that are not in the form yet. */
  codes: readonly string[];
  onAdd: (test: string) => void;
}

/** Adds a line: a test of the catalogue, or any other by its name. */
export function AddTest({ codes, onAdd }: AddTestProps) {
  const { t } = useTranslation('labs');
  const nameOf = useLabName();
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const test = chosen === OTHER ? name.trim() : chosen;
  const add = () => {
    if (!test) return;
    onAdd(test);
    setChosen('');
    setName('');
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-60">
        <Select
          label={t('work.addTest')}
          value={chosen}
          empty={t('work.choose')}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value={OTHER}>{t('work.other')}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {nameOf(code)}
            </option>
          ))}
        </Select>
      </div>
      {chosen === OTHER && (
        <div className="min-w-0 grow basis-60">
          <TextField
            label={t('work.typeName')}
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      )}
      <Button variant="secondary" disabled={!test} onClick={add}>
        {t('work.add')}
      </Button>
    </div>
  );
}
