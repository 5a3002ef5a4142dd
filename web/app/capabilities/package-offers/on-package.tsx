import { useQuery } from '@tanstack/react-query';
import Package from 'lucide-react/icons/package';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { usePackageName } from './package-name.ts';
import { packageQuery } from './package-offers.queries.ts';

/** What is booked on a package: service and kind of visit are those that were paid. */
export function OnPackage({ id }: { id: string }) {
  const { t } = useTranslation('packages');
  const nameOf = usePackageName();
  const query = useQuery(packageQuery(id));
  const { data } = query;
  return (
    <div className="grid gap-3">
      <Banner tone="info" icon={Package}>
        <span>
          {data && <span className="block font-semibold">{nameOf(data)}</span>}
          {t('onPackage')} {data && t('onPackageLeft', { count: data.left })}
        </span>
      </Banner>
      <FailedNote query={query} text={t('leftFailed')} />
    </div>
  );
}
