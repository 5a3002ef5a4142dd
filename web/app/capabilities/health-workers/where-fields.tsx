import { LONGEST_COMMUNE, LONGEST_PLACE } from '@lakou/contract/health-workers.rules';
import { useId } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { TOWNS } from '../../ui/map/towns.ts';
import { TextField } from '../../ui/text-field.tsx';

interface WhereFieldsProps {
  commune: string;
  place: string;
  tried: boolean;
  onChange: (change: { commune?: string; place?: string }) => void;
}

/** Commune, with the known ones to choose from, and how the house is found. */
export function WhereFields({ commune, place, tried, onChange }: WhereFieldsProps) {
  const { t } = useTranslation('health-workers');
  const listId = useId();
  return (
    <>
      <TextField
        label={t('commune')}
        list={listId}
        maxLength={LONGEST_COMMUNE}
        autoComplete="off"
        value={commune}
        error={tried && !commune.trim() ? t('required') : undefined}
        onChange={({ target }) => onChange({ commune: target.value })}
      />
      <datalist id={listId}>
        {TOWNS.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={t('place')}
        hint={t('placeHint')}
        maxLength={LONGEST_PLACE}
        autoComplete="off"
        value={place}
        onChange={({ target }) => onChange({ place: target.value })}
      />
    </>
  );
}
