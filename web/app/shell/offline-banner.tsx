import WifiOff from 'lucide-react/icons/wifi-off';
import { useTranslation } from '#platform/language/use-translation.ts';
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
