import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { QNA_KEY } from './qna.queries.ts';
import { useAsksFirst } from './use-asks-first.tsx';
import { useTyped } from './use-typed.ts';
import { WritingField } from './writing-field.tsx';

export function AnswerForm({ questionId }: { questionId: string }) {
  const { t } = useTranslation('qna');
  const { id: authorId } = useUser();
  const { values, change, forget } = useTyped(`answer:${questionId}`, { content: '' });
  const { content } = values;
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (text: string) =>
      api('POST /api/features/qna/questions/:id/answers', {
        params: { id: questionId },
        body: { content: text, authorId },
      }),
    { queryKey: QNA_KEY, done: t('answerPosted'), failed: t('answerFailed'), onDone: startAnew },
  );
  function startAnew() {
    forget();
    setTried(false);
  }
  const { submit, question } = useAsksFirst(() => save(content));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (content.trim() && !isSaving) submit(content);
      }}
      className="grid gap-3"
    >
      <WritingField
        label={t('yourAnswer')}
        rows={4}
        error={tried && !content.trim() ? t('required') : undefined}
        value={content}
        onChange={(text) => change({ content: text })}
      />
      {problem && <FormError>{problem}</FormError>}
      <Button type="submit" busy={isSaving}>
        {t('postAnswer')}
      </Button>
      {question}
    </form>
  );
}
