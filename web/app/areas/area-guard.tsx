import { Outlet } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '#platform/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { type GuardedArea, mayEnter } from './areas.ts';

/** Shows an area's pages to its roles; other roles get an explanation and a link home. */
export function AreaGuard({ area }: { area: GuardedArea }) {
  return mayEnter(area, useUser()) ? <Outlet /> : <NotYours />;
}

function NotYours() {
  const { t } = useTranslation('shell');
  return (
    <div className="mx-auto flex max-w-112 flex-col items-center gap-4 py-16 text-center">
      <title>{t('notYours')}</title>
      <h1 className="text-22">{t('notYours')}</h1>
      <p className="max-w-96 text-balance">{t('notYoursText')}</p>
      <ButtonLink to="/app">{t('place.home')}</ButtonLink>
    </div>
  );
}
