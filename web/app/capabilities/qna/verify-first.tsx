import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { areaOf } from '../../areas/areas.ts';
import { useUser } from '../../platform/session.ts';
import { Banner } from '../../ui/banner.tsx';

/** Says before anything is typed that a licence comes first; administrative staff have none. */
export function VerifyFirst() {
  const { t } = useTranslation('qna');
  const user = useUser();
  if (user.role !== 'PROVIDER' || user.licenseVerified || areaOf(user) === 'clinic') return null;
  return (
    <Banner tone="info" icon={BadgeCheck}>
      {t('verifyFirst')}
    </Banner>
  );
}
