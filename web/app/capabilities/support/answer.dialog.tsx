import type { SupportRow } from '@lakou/contract/support';
import { LONGEST_SUPPORT_SMS, LONGEST_SUPPORT_TEXT } from '@lakou/contract/support.rules';
import { languageName } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { SUPPORT_KEY } from './support.queries.ts';

/** The answer leaves by mail, and closes the question. */
export function AnswerDialog({ question, onClose }: { question: SupportRow; onClose: () => void }) {
  const { t } = useTranslation('support');
  const lang = useLanguage();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const isMissing = text.trim() === '';
  const { save, isSaving, problem } = useSave(
    (body: { text: string }) =>
      api('POST /api/admin/support/:id/answer', { params: { id: question.id }, body }),
    { queryKey: SUPPORT_KEY, done: t('answered'), failed: t('failed'), onDone: onClose },
  );
  function submit() {
    setTried(true);
    if (!isMissing) save({ text });
  }
  return (
    <FormDialog
      title={t('answerTitle', { name: question.name })}
      save={t('sendAnswer')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p className="whitespace-pre-line wrap-anywhere">{question.message}</p>
      <TextArea
        label={t('answerText')}
        hint={t(question.email ? 'answerHint' : 'answerHintPhone', {
          email: question.email ?? question.phone ?? '',
          language: languageName(lang, question.language),
        })}
        rows={6}
        maxLength={question.email ? LONGEST_SUPPORT_TEXT : LONGEST_SUPPORT_SMS}
        error={tried && isMissing ? t('answerMissing') : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
