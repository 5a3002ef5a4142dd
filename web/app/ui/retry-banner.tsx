import CloudAlert from 'lucide-react/icons/cloud-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface RetryBannerProps {
  children: string;
  busy?: boolean;
  onRetry: () => void;
}

/** Says what failed while the rest can be used, and tries it again. */
export function RetryBanner({ children, busy = false, onRetry }: RetryBannerProps) {
  const { t } = useTranslation('common');
  return (
    <Banner
      tone="warn"
      icon={CloudAlert}
      action={
        <Button variant="secondary" size="sm" busy={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
