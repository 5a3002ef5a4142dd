import { LONGEST_TEXT, mayIdentify } from '@lakou/contract/qna.rules';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { QNA_KEY } from './qna.queries.ts';

export function AnswerForm({ questionId }: { questionId: string }) {
  const { t } = useTranslation('qna');
  const { id: authorId } = useUser();
  const [content, setContent] = useState('');
  const [tried, setTried] = useState(false);
  const { save, isSaving, problem } = useSave(
    (text: string) =>
      api('POST /api/features/qna/questions/:id/answers', {
        params: { id: questionId },
        body: { content: text, authorId },
      }),
    { queryKey: QNA_KEY, done: t('answerPosted'), failed: t('answerFailed'), onDone: () => setContent('') },
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (content.trim() && !isSaving) save(content);
      }}
      className="grid gap-3"
    >
      <TextArea
        label={t('yourAnswer')}
        rows={4}
        maxLength={LONGEST_TEXT}
        error={tried && !content.trim() ? t('required') : undefined}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      {mayIdentify(content) && (
        <Banner tone="warn" icon={TriangleAlert}>
          {t('identifies')}
        </Banner>
      )}
      {problem && <FormError>{problem}</FormError>}
      <Button type="submit" busy={isSaving}>
        {t('postAnswer')}
      </Button>
    </form>
  );
}
