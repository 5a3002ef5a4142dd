import type { Question } from '@lakou/contract/qna';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';

const LOOKS = {
  Open: { tone: 'sea', icon: CircleDot },
  Resolved: { tone: 'leaf', icon: CircleCheck },
  Closed: { tone: 'night', icon: Lock },
} as const satisfies Record<Question['status'], object>;

export function QuestionStatus({ status }: Pick<Question, 'status'>) {
  const { t } = useTranslation('qna');
  return <Badge {...LOOKS[status]}>{t(`status.${status}`)}</Badge>;
}
