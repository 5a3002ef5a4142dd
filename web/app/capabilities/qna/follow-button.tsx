import type { Question } from '@lakou/contract/qna';
import Bell from 'lucide-react/icons/bell';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { useChange } from './use-change.ts';

/** Being told of new answers, or no longer. */
export function FollowButton({ question: { id, isFollowed } }: { question: Question }) {
  const { t } = useTranslation('qna');
  const { change, isChanging, problem } = useChange(() =>
    isFollowed
      ? api('DELETE /api/features/qna/questions/:id/follow', { params: { id } })
      : api('PUT /api/features/qna/questions/:id/follow', { params: { id } }),
  );
  return (
    <>
      <Button
        variant={isFollowed ? 'tint' : 'secondary'}
        size="sm"
        icon={Bell}
        busy={isChanging}
        aria-pressed={isFollowed}
        onClick={change}
      >
        {t(isFollowed ? 'followed' : 'follow')}
      </Button>
      {problem && <FormError>{problem}</FormError>}
    </>
  );
}
