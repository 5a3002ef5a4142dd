import type { PackageOffer } from '@lakou/contract/packages';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';

/** `4 visits: Prenatal visit`. */
export function usePackageName() {
  const { t } = useTranslation('packages');
  const lang = useLanguage();
  return ({ visits, service, serviceNames }: Pick<PackageOffer, 'visits' | 'service' | 'serviceNames'>) =>
    t('name', { count: visits, service: serviceNames?.[lang] ?? service });
}
