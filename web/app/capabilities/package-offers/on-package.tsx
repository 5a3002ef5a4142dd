import { useQuery } from '@tanstack/react-query';
import Package from 'lucide-react/icons/package';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { usePackageName } from './package-name.ts';
import { packageQuery } from './package-offers.queries.ts';

/** What is booked on a package: service and kind of visit are those that were paid. */
export function OnPackage({ id }: { id: string }) {
  const { t } = useTranslation('packages');
  const nameOf = usePackageName();
  const { data } = useQuery(packageQuery(id));
  return (
    <Banner tone="info" icon={Package}>
      <span>
        {data && <span className="block font-semibold">{nameOf(data)}</span>}
        {t('onPackage')} {data && t('onPackageLeft', { count: data.left })}
      </span>
    </Banner>
  );
}
