import FlaskConical from 'lucide-react/icons/flask-conical';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';

/** Nobody should take what we computed for what somebody measured. */
export function EstimateNote() {
  const { t } = useTranslation('marketing');
  return (
    <Banner tone="warn" icon={FlaskConical}>
      <strong>{t('estimate')}.</strong> {t('estimateText')}
    </Banner>
  );
}
