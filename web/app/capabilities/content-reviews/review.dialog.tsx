import type { ReviewedContent } from '@lakou/contract/content-reviews';
import { REVIEWER_PROFESSIONS } from '@lakou/contract/content-reviews.rules';
import { LONGEST_NAME } from '@lakou/contract/primitives.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { DateField } from '../../ui/date-field.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CONTENT_KEY } from './content-reviews.queries.ts';

type Profession = (typeof REVIEWER_PROFESSIONS)[number];

/** Who has read all three languages as they are served now, and when. */
export function ReviewDialog({ content, onClose }: { content: ReviewedContent; onClose: () => void }) {
  const { t } = useTranslation('content-reviews');
  const { t: common } = useTranslation('common');
  const [reviewer, setReviewer] = useState('');
  const [profession, setProfession] = useState('');
  const [reviewedOn, setReviewedOn] = useState('');
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (chosen: Profession) =>
      api('POST /api/admin/content/:id/reviews', {
        params: { id: content.id },
        body: { reviewer, profession: chosen, reviewedOn, digest: content.digest },
      }),
    { queryKey: CONTENT_KEY, done: t('signed'), failed: t('saveFailed'), onDone: onClose },
  );
  const missing = (value: string) => (tried && !value.trim() ? t('required') : undefined);
  function submit() {
    setTried(true);
    const chosen = REVIEWER_PROFESSIONS.find((one) => one === profession);
    if (reviewer.trim() && reviewedOn && chosen) save(chosen);
  }
  return (
    <FormDialog
      title={t('sign')}
      save={t('signSave')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('signText')}</p>
      <TextField
        label={t('reviewer')}
        maxLength={LONGEST_NAME}
        error={missing(reviewer)}
        value={reviewer}
        onChange={({ target }) => setReviewer(target.value)}
      />
      <Select
        label={t('profession')}
        empty={t('chooseProfession')}
        error={missing(profession)}
        value={profession}
        onChange={({ target }) => setProfession(target.value)}
      >
        {REVIEWER_PROFESSIONS.map((one) => (
          <option key={one} value={one}>
            {common(`professions.${one}`)}
          </option>
        ))}
      </Select>
      <DateField
        label={t('reviewedOn')}
        error={missing(reviewedOn)}
        value={reviewedOn}
        onChange={({ target }) => setReviewedOn(target.value)}
      />
    </FormDialog>
  );
}
