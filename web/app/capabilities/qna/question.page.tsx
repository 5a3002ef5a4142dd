import type { QuestionWithAnswers } from '@lakou/contract/qna';
import { POINTS } from '@lakou/contract/qna.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { areaOf } from '../../areas/areas.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { HiddenTitle } from '../../ui/hidden-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { languageOf } from '../messages/message-language.ts';
import { useLabels } from '../providers/labels.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerItem } from './answer-item.tsx';
import { EditQuestionDialog } from './edit.dialog.tsx';
import { FollowButton } from './follow-button.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { PostActions } from './post-actions.tsx';
import { QNA_KEY, questionQuery } from './qna.queries.ts';
import { QuestionStatus } from './question-status.tsx';
import { Tags } from './tags.tsx';
import { Translatable, TranslationConsent } from './translatable.tsx';
import { VerifyFirst } from './verify-first.tsx';
import { Edited } from './versions.tsx';
import { WrittenBy } from './written-by.tsx';

export const clientLoader = needsWords('qna', 'providers', 'assistant');

/** One question with its answers. */
export default function QuestionPage() {
  const { t } = useTranslation('qna');
  const { id = '' } = useParams();
  return (
    <div className="grid max-w-180 gap-4">
      <p>
        <BackLink to="/app/qna">{t('back')}</BackLink>
      </p>
      <QueryState
        query={useQuery(questionQuery(id))}
        failed={t('detailFailed')}
        frame={(problem) => (
          <>
            <HiddenTitle>{t('title')}</HiddenTitle>
            <Card>{problem}</Card>
          </>
        )}
        notFound={
          <>
            <HiddenTitle>{t('title')}</HiddenTitle>
            <EmptyCard text={t('notFound')} />
          </>
        }
        skeleton={
          <>
            <HiddenTitle>{t('title')}</HiddenTitle>
            <Skeleton>
              <SkeletonCard />
            </Skeleton>
          </>
        }
      >
        {(question) => <Content question={question} />}
      </QueryState>
    </div>
  );
}

function Content({ question }: { question: QuestionWithAnswers }) {
  const { t } = useTranslation('qna');
  const labels = useLabels();
  const user = useUser();
  const { id: me } = user;
  const readsOnly = user.role === 'PROVIDER' && areaOf(user) === 'clinic';
  const isMine = question.authorId === me;
  const isClosed = question.status === 'Closed';
  const post = { kind: 'questions', id: question.id } as const;
  return (
    <>
      <title>{question.title}</title>
      <article className="grid gap-3 rounded-card border border-line bg-surface p-4">
        <div className="flex flex-wrap items-center gap-3 text-14 text-ink-soft">
          <QuestionStatus status={question.status} />
          <span>{labels.specialty(question.specialty)}</span>
        </div>
        <h1 className="text-22 font-extrabold tracking-tight wrap-anywhere">{question.title}</h1>
        <HiddenNote reason={question.hiddenReason} />
        <Translatable post={post} written={question.language}>
          <MarkdownText lang={question.language}>{question.description}</MarkdownText>
        </Translatable>
        <Tags tags={question.tags} />
        <WrittenBy {...question} />
        <Edited post={post} editedAt={question.editedAt} />
        {!readsOnly && (
          <div className="flex flex-wrap gap-2">
            {!isMine && <FollowButton question={question} />}
            <PostActions
              post={post}
              isMine={isMine}
              mayEdit={!isClosed}
              editor={(close) => <EditQuestionDialog question={question} onClose={close} />}
            />
            {isMine && !isClosed && <CloseQuestion id={question.id} />}
          </div>
        )}
      </article>
      <TranslationConsent
        written={[question.language, ...question.answers.map(({ content }) => languageOf(content))]}
      />
      <h2 className="text-18 font-bold">{t('answers', { count: question.answerCount })}</h2>
      <p className="text-14 text-ink-soft">{t('pointsHint', POINTS)}</p>
      <ul className="grid gap-3">
        {question.answers.map((answer) => (
          <AnswerItem key={answer.id} answer={answer} mayAccept={isMine && !isClosed} mayEdit={!isClosed} />
        ))}
      </ul>
      {isClosed ? (
        <p className="text-ink-soft">{t('closed')}</p>
      ) : (
        !readsOnly && (
          <>
            <VerifyFirst />
            <AnswerForm key={question.id} questionId={question.id} />
          </>
        )
      )}
    </>
  );
}

function CloseQuestion({ id }: { id: string }) {
  const { t } = useTranslation('qna');
  const [asking, setAsking] = useState(false);
  const { save, isSaving, problem } = useSave(
    () => api('POST /api/features/qna/questions/:id/close', { params: { id } }),
    { queryKey: QNA_KEY, done: t('closed'), failed: t('changeFailed'), onDone: () => setAsking(false) },
  );
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {t('close')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('close')}
          text={t('closeText')}
          keep={t('keepOpen')}
          busy={isSaving}
          problem={problem}
          onConfirm={() => save(undefined)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
