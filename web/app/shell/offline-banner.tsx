import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../platform/use-online.ts';
import { Banner } from '../ui/banner.tsx';

export function OfflineBanner() {
  const { t } = useTranslation('shell');
  if (useOnline()) return null;
  return (
    <Banner tone="warn" icon={WifiOff}>
      {t('offline')}
    </Banner>
  );
}
