import type { SentConsent } from '@lakou/contract/health-workers';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { api } from '../../platform/api/api.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { HEALTH_WORKERS_KEY } from './health-workers.queries.ts';
import { WhereFields } from './where-fields.tsx';

const EMPTY = { name: '', dateOfBirth: '', commune: '', place: '' };
type Gender = 'Female' | 'Male';

/** Writes down somebody without a phone, together with the consent that they spoke. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('health-workers');
  // One id while the form is open, so that a second try does not write a second person.
  const [id] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(EMPTY);
  const [gender, setGender] = useState<Gender>();
  const [consent, setConsent] = useState<SentConsent>({ language: 'ht', witnessName: '' });
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    () =>
      api('POST /api/health-workers/people', {
        body: {
          ...draft,
          id,
          consent,
          dateOfBirth: draft.dateOfBirth || null,
          gender: gender ?? null,
        },
      }),
    {
      queryKey: HEALTH_WORKERS_KEY,
      done: t('personSaved'),
      failed: t('saveFailed'),
      onDone: onClose,
    },
  );
  const set = (change: Partial<typeof EMPTY>) => setDraft({ ...draft, ...change });
  function submit() {
    setTried(true);
    if (draft.name.trim() && draft.commune.trim() && consent.witnessName.trim()) save(undefined);
  }
  return (
    <FormDialog
      title={t('addPerson')}
      save={t('savePerson')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p className="text-15 text-ink-soft">{t('addHint')}</p>
      <TextField
        label={t('name')}
        maxLength={200}
        autoComplete="off"
        value={draft.name}
        error={tried && !draft.name.trim() ? t('required') : undefined}
        onChange={({ target }) => set({ name: target.value })}
      />
      <DateField
        label={t('birth')}
        hint={t('birthHint')}
        max={dayHere(new Date())}
        value={draft.dateOfBirth}
        onChange={({ target }) => set({ dateOfBirth: target.value })}
      />
      <ChoiceChips
        legend={t('gender')}
        name="gender"
        options={[
          { value: 'Female', title: t('female') },
          { value: 'Male', title: t('male') },
        ]}
        value={gender}
        onChange={setGender}
      />
      <WhereFields commune={draft.commune} place={draft.place} tried={tried} onChange={set} />
      <ConsentFields value={consent} tried={tried} onChange={setConsent} />
    </FormDialog>
  );
}
