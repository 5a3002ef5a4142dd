import type { FieldText } from '@lakou/contract/content-reviews';
import {
  LONGEST_CORRECTION,
  LONGEST_REVIEW_REASON,
  SHORTEST_REVIEW_REASON,
} from '@lakou/contract/content-reviews.rules';
import { languageName } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CONTENT_KEY } from './content-reviews.queries.ts';

interface CorrectionDialogProps {
  contentId: string;
  field: string;
  text: FieldText;
  onClose: () => void;
}

/** Other words for one field in one language; they are served at once. */
export function CorrectionDialog({ contentId, field, text, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('content-reviews');
  const lang = useLanguage();
  const { language, original, served } = text;
  const [words, setWords] = useState(served);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isSame = words.trim() === '' || words.trim() === original;
  const noReason = reason.trim().length < SHORTEST_REVIEW_REASON;
  const { save, isSaving, problem } = useSave(
    (body: { text: string; reason: string }) =>
      api('POST /api/admin/content/:id/corrections', {
        params: { id: contentId },
        body: { field, language, original, ...body },
      }),
    { queryKey: CONTENT_KEY, done: t('corrected'), failed: t('saveFailed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    // One paragraph: a line break typed by habit is a space.
    if (!isSame && !noReason) save({ text: words.replaceAll(/\s*\n\s*/g, ' '), reason });
  }
  return (
    <FormDialog
      title={t('correctTitle', { language: languageName(lang, language) })}
      save={t('publish')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p className="text-15 text-ink-soft wrap-anywhere">{t('before', { text: original })}</p>
      <TextArea
        label={t('newWords')}
        hint={t('newWordsHint')}
        rows={5}
        maxLength={LONGEST_CORRECTION}
        error={tried && isSame ? t('wordsMissing') : undefined}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <TextArea
        label={t('reason')}
        rows={2}
        maxLength={LONGEST_REVIEW_REASON}
        error={tried && noReason ? t('reasonMissing') : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
