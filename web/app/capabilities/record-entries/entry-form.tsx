import {
  ENTRY_LENGTHS,
  type EntryKind,
  FIELDS_OF,
  RELATIONS,
  SEVERITIES,
} from '@lakou/contract/record-entries.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Draft, WrongField } from './entry-draft.ts';
import { VagueDateField } from './vague-date-field.tsx';

interface EntryFormProps {
  kind: EntryKind;
  draft: Draft;
  wrong: readonly WrongField[];
  onChange: (change: Partial<Draft>) => void;
}

/** The fields of one kind of entry. */
export function EntryForm({ kind, draft, wrong, onChange }: EntryFormProps) {
  const { t } = useTranslation('record-entries');
  const has = (field: (typeof FIELDS_OF)[EntryKind][number]) => FIELDS_OF[kind].includes(field);
  const text = (field: 'reaction' | 'dose' | 'frequency' | 'lot' | 'place', placeholder?: string) =>
    has(field) && (
      <TextField
        label={t(field)}
        optional
        placeholder={placeholder}
        value={draft[field]}
        maxLength={ENTRY_LENGTHS[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    );
  return (
    <>
      <TextField
        label={t(`name.${kind}`)}
        placeholder={t(`example.${kind}`)}
        value={draft.text}
        maxLength={ENTRY_LENGTHS.text}
        autoComplete="off"
        onChange={({ target }) => onChange({ text: target.value })}
        error={wrong.includes('text') ? t('missing') : undefined}
      />
      {has('relation') && (
        <Select
          label={t('relation')}
          empty={t('choose')}
          value={draft.relation}
          onChange={({ target }) => onChange({ relation: target.value })}
          error={wrong.includes('relation') ? t('relationMissing') : undefined}
        >
          {RELATIONS.map((relation) => (
            <option key={relation} value={relation}>
              {t(`relations.${relation}`)}
            </option>
          ))}
        </Select>
      )}
      {text('reaction')}
      {has('severity') && (
        <ChoiceChips
          legend={t('severity')}
          name="severity"
          options={SEVERITIES.map((value) => ({ value, title: t(`severities.${value}`) }))}
          value={draft.severity ?? undefined}
          onChange={(severity) => onChange({ severity })}
        />
      )}
      {text('dose', t('doseExample'))}
      {text('frequency', t('frequencyExample'))}
      {kind !== 'family_history' && (
        <VagueDateField
          legend={t(`since.${kind}`)}
          value={draft.since}
          error={wrong.includes('since') ? t('wrongDate') : undefined}
          onChange={(since) => onChange({ since })}
        />
      )}
      {has('endedOn') && (
        <VagueDateField
          legend={t('endedOn')}
          value={draft.endedOn}
          error={wrong.includes('endedOn') ? t('wrongDate') : undefined}
          onChange={(endedOn) => onChange({ endedOn })}
        />
      )}
      {text('lot')}
      {text('place', t('placeExample'))}
      <TextArea
        label={t('note')}
        optional
        value={draft.note}
        maxLength={ENTRY_LENGTHS.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
