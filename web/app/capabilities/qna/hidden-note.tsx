import EyeOff from 'lucide-react/icons/eye-off';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';

/** Why an administrator has hidden it, for who wrote it. */
export function HiddenNote({ reason }: { reason: string | null }) {
  const { t } = useTranslation('qna');
  if (!reason) return null;
  return (
    <Banner tone="warn" icon={EyeOff}>
      {t('hidden', { reason })}
    </Banner>
  );
}
