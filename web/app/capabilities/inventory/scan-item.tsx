import { useTranslation } from '#platform/language/use-translation.ts';
import { ScanCode } from '../../ui/scan-code.tsx';

/** What is printed on boxes of medicines and supplies. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'data_matrix', 'qr_code'];
const LONGEST_SKU = 60;

/** Reads the code of a box with the camera, as the SKU of an item. */
export function ScanItem({ onFound }: { onFound: (sku: string) => void }) {
  const { t } = useTranslation('inventory');
  return (
    <ScanCode
      formats={FORMATS}
      texts={{ scan: t('scan'), stop: t('stopScan'), failed: t('cameraFailed'), view: t('viewfinder') }}
      look={{ variant: 'secondary' }}
      read={(text) => text.trim().slice(0, LONGEST_SKU) || undefined}
      onFound={onFound}
    />
  );
}
