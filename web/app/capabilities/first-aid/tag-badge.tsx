import type { FirstAidTag } from '@lakou/contract/first-aid';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import PhoneCall from 'lucide-react/icons/phone-call';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/tone.ts';

const LOOKS: Record<FirstAidTag, { tone: Tone; icon: LucideIcon }> = {
  'Call Emergency Services': { tone: 'hibiscus', icon: PhoneCall },
  Urgent: { tone: 'mango', icon: TriangleAlert },
  'Non-urgent': { tone: 'leaf', icon: Clock },
};

export function TagBadge({ tag }: { tag: FirstAidTag }) {
  const { t } = useTranslation('first-aid');
  return <Badge {...LOOKS[tag]}>{t(`tags.${tag}`)}</Badge>;
}
