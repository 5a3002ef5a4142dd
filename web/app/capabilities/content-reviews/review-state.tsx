import type { ReviewedRow } from '@lakou/contract/content-reviews';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';

const LOOKS = {
  unreviewed: { tone: 'night', icon: CircleDashed },
  reviewed: { tone: 'leaf', icon: CircleCheck },
  changed: { tone: 'mango', icon: TriangleAlert },
} as const satisfies Record<ReviewedRow['state'], object>;

export function ReviewState({ state }: Pick<ReviewedRow, 'state'>) {
  const { t } = useTranslation('content-reviews');
  return <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>;
}
