import { itemsOf } from '@lakou/contract/primitives.rules';
import type { Answer, Question } from '@lakou/contract/qna';
import { LONGEST_TITLE } from '@lakou/contract/qna.rules';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { QNA_KEY } from './qna.queries.ts';
import { useAsksFirst } from './use-asks-first.tsx';
import { WritingField } from './writing-field.tsx';

/** Changes the words of an own question. */
export function EditQuestionDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useTranslation('qna');
  const [title, setTitle] = useState(question.title);
  const [description, setDescription] = useState(question.description);
  const [tags, setTags] = useState(question.tags.join(', '));
  const { save, isSaving, problem } = useSave(
    () =>
      api('PUT /api/features/qna/questions/:id', {
        params: { id: question.id },
        body: { title, description, tags: itemsOf(tags) },
      }),
    { queryKey: QNA_KEY, done: t('changed'), failed: t('changeFailed'), onDone: onClose },
  );
  const { submit, question: asked } = useAsksFirst(() => save(undefined));
  const missing = (value: string) => (value.trim() ? undefined : t('required'));
  return (
    <FormDialog
      title={t('editQuestion')}
      save={t('saveChange')}
      busy={isSaving}
      problem={problem}
      onSave={() => title.trim() && description.trim() && submit(`${title}\n${description}`)}
      onClose={onClose}
      after={asked}
    >
      <TextField
        label={t('question')}
        maxLength={LONGEST_TITLE}
        error={missing(title)}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <WritingField
        label={t('description')}
        hint={t('descriptionHint')}
        rows={6}
        value={description}
        beside={title}
        error={missing(description)}
        onChange={setDescription}
      />
      <TextField
        label={t('tags')}
        hint={t('tagsHint')}
        optional
        maxLength={200}
        value={tags}
        onChange={({ target }) => setTags(target.value)}
      />
    </FormDialog>
  );
}

/** Changes the words of an own answer. */
export function EditAnswerDialog({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const { t } = useTranslation('qna');
  const [content, setContent] = useState(answer.content);
  const { save, isSaving, problem } = useSave(
    () => api('PUT /api/features/qna/answers/:id', { params: { id: answer.id }, body: { content } }),
    { queryKey: QNA_KEY, done: t('changed'), failed: t('changeFailed'), onDone: onClose },
  );
  const { submit, question: asked } = useAsksFirst(() => save(undefined));
  return (
    <FormDialog
      title={t('editAnswer')}
      save={t('saveChange')}
      busy={isSaving}
      problem={problem}
      onSave={() => content.trim() && submit(content)}
      onClose={onClose}
      after={asked}
    >
      <WritingField
        label={t('yourAnswer')}
        rows={6}
        value={content}
        error={content.trim() ? undefined : t('required')}
        onChange={setContent}
      />
    </FormDialog>
  );
}
