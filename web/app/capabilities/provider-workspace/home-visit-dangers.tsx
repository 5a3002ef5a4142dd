import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { tintOf } from '../../ui/tone.ts';

/** Dangers that health workers met and nobody has answered; nothing while there are none. */
export function HomeVisitDangers({ count }: { count: number }) {
  const { t } = useTranslation('provider-workspace');
  if (count === 0) return null;
  return (
    <div role="alert" className={classNames('grid gap-3 rounded-card p-4', tintOf.hibiscus)}>
      <p className="flex items-center gap-2.5 text-18 font-semibold">
        <TriangleAlert size={24} className="shrink-0" />
        {t('homeVisitDangers', { count })}
      </p>
      <ButtonLink variant="danger" to="/app/community">
        {t('seeDangers')}
      </ButtonLink>
    </div>
  );
}
