import { useTranslation } from '#platform/language/use-translation.ts';
import { ScanCode } from '../../ui/scan-code.tsx';
import { cardTokenIn } from './card-token.ts';

/** Reads the QR code of a card with the camera. */
export function ScanCard({ onToken }: { onToken: (token: string) => void }) {
  const { t } = useTranslation('health-workers');
  return (
    <ScanCode
      formats={['qr_code']}
      texts={{
        scan: t('scan'),
        stop: t('stopScan'),
        failed: t('cameraFailed'),
        view: t('viewfinder'),
      }}
      look={{ size: 'lg', block: true }}
      read={cardTokenIn}
      onFound={onToken}
    />
  );
}
