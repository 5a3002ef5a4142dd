import type { Booking } from '@lakou/contract/bookings';
import type { PreVisitAnswers } from '@lakou/contract/pre-visit-answers';
import { LONGEST_ANSWER, SINCE } from '@lakou/contract/pre-visit-answers.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { FromRecord } from './from-record.tsx';
import { preVisitQuery } from './pre-visit-answers.queries.ts';

interface PreVisitFormProps {
  booking: Booking;
  answers: PreVisitAnswers;
  onClose: () => void;
}

/** Four questions before a visit; every one may be left out. */
export function PreVisitForm({ booking, answers, onClose }: PreVisitFormProps) {
  const { t } = useTranslation('pre-visit-answers');
  const [draft, setDraft] = useState({
    reason: answers.reason ?? '',
    since: answers.since,
    medicines: answers.medicines ?? '',
    allergies: answers.allergies ?? '',
  });
  const change = (changes: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changes }));
  const { save, isSaving, problem } = useSave(
    () => api('PUT /api/bookings/:id/pre-visit-answers', { params: { id: booking.id }, body: draft }),
    { queryKey: preVisitQuery(booking.id).queryKey, done: t('saved'), failed: t('failed'), onDone: onClose },
  );
  return (
    <FormDialog
      title={t('title')}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={() => save(undefined)}
      onClose={onClose}
    >
      <TextArea
        label={t('reason')}
        optional
        maxLength={LONGEST_ANSWER}
        value={draft.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <ChoiceChips
        legend={t('since')}
        name="since"
        options={SINCE.map((value) => ({ value, title: t(`sinceOf.${value}`) }))}
        value={draft.since ?? undefined}
        onChange={(since) => change({ since })}
      />
      <div className="grid gap-2">
        <TextArea
          label={t('medicines')}
          hint={t('medicinesHint')}
          optional
          maxLength={LONGEST_ANSWER}
          value={draft.medicines}
          onChange={({ target }) => change({ medicines: target.value })}
        />
        <FromRecord booking={booking} kind="medicine" onCopy={(medicines) => change({ medicines })} />
      </div>
      <div className="grid gap-2">
        <TextArea
          label={t('allergies')}
          optional
          rows={2}
          maxLength={LONGEST_ANSWER}
          value={draft.allergies}
          onChange={({ target }) => change({ allergies: target.value })}
        />
        <FromRecord booking={booking} kind="allergy" onCopy={(allergies) => change({ allergies })} />
      </div>
    </FormDialog>
  );
}
