import type { Answer } from '@lakou/contract/qna';
import CircleCheck from 'lucide-react/icons/circle-check';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useTranslation } from '#platform/language/use-translation.ts';
import { areaOf } from '../../areas/areas.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { languageOf } from '../messages/message-language.ts';
import { EditAnswerDialog } from './edit.dialog.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { PostActions } from './post-actions.tsx';
import { Translatable } from './translatable.tsx';
import { useChange } from './use-change.ts';
import { Edited } from './versions.tsx';
import { WrittenBy } from './written-by.tsx';

interface AnswerItemProps {
  answer: Answer;
  mayAccept: boolean;
  /** Whether the question is still open to changes. */
  mayEdit: boolean;
}

/** One answer, with the vote of the reader and, for who asked, the acceptance. */
export function AnswerItem({ answer, mayAccept, mayEdit }: AnswerItemProps) {
  const { t } = useTranslation('qna');
  const user = useUser();
  const { id: me } = user;
  const readsOnly = user.role === 'PROVIDER' && areaOf(user) === 'clinic';
  const { id, questionId, content, upvotes, isAccepted, hasMyVote, author } = answer;
  const voting = useChange(() =>
    hasMyVote
      ? api('DELETE /api/features/qna/answers/:id/upvote', { params: { id } })
      : api('POST /api/features/qna/answers/:id/upvote', { params: { id } }),
  );
  const accepting = useChange(() =>
    api('POST /api/features/qna/questions/:id/accept/:answerId', {
      params: { id: questionId, answerId: id },
    }),
  );
  const problem = voting.problem ?? accepting.problem;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      {isAccepted && (
        <div>
          <Badge tone="leaf" icon={CircleCheck}>
            {t('accepted')}
          </Badge>
        </div>
      )}
      <HiddenNote reason={answer.hiddenReason} />
      <Translatable post={{ kind: 'answers', id }} written={languageOf(content)}>
        <MarkdownText>{content}</MarkdownText>
      </Translatable>
      <WrittenBy {...answer} />
      <Edited post={{ kind: 'answers', id }} editedAt={answer.editedAt} />
      {problem && <FormError>{problem}</FormError>}
      <div className="flex flex-wrap gap-2">
        {author.id === me || readsOnly ? (
          <span className="self-center text-14 text-ink-soft">{t('votes', { count: upvotes })}</span>
        ) : (
          <Button
            variant={hasMyVote ? 'tint' : 'secondary'}
            size="sm"
            icon={ThumbsUp}
            busy={voting.isChanging}
            aria-pressed={hasMyVote}
            onClick={voting.change}
          >
            {t('votes', { count: upvotes })}
          </Button>
        )}
        {mayAccept && !answer.hiddenReason && (
          <Button variant="ghost" size="sm" busy={accepting.isChanging} onClick={accepting.change}>
            {t(isAccepted ? 'unaccept' : 'accept')}
          </Button>
        )}
        {!readsOnly && (
          <PostActions
            post={{ kind: 'answers', id }}
            isMine={author.id === me}
            mayEdit={mayEdit}
            editor={(close) => <EditAnswerDialog answer={answer} onClose={close} />}
          />
        )}
      </div>
    </li>
  );
}
