import { Link, useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Logo } from '../ui/logo.tsx';
import { EmergencyNote } from './emergency-note.tsx';
import { currentPlace, type Navigation } from './navigation.ts';
import { PlaceIcon } from './place-icon.tsx';

/** The navigation beside the page, on desktops. */
export function SideRail({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const groups = navigation.rail;
  const current = currentPlace(
    groups.flatMap(({ places }) => places),
    navigation,
    pathname,
  );
  return (
    <aside
      aria-label={t('places')}
      className="sticky top-0 hidden h-dvh w-58 shrink-0 flex-col border-r border-line bg-surface px-3 py-5 lg:flex"
    >
      <Link to="/app" className="mb-5 rounded-control px-2.5" aria-label={t('toDashboard')}>
        <Logo />
      </Link>
      <nav
        aria-label={t('places')}
        hidden={groups.length === 0}
        className="-mx-3 min-h-0 grow overflow-y-auto px-3 pb-3"
      >
        {groups.map(({ group, places }) => (
          <section key={places[0]?.to} className="mb-3">
            {group && (
              <h2 className="px-3 pb-1 text-13 font-semibold text-ink-soft">{t(`group.${group}`)}</h2>
            )}
            <ul className="grid gap-0.5">
              {places.map((place) => (
                <li key={place.to}>
                  <Link
                    to={place.to}
                    aria-current={place === current && 'page'}
                    className="flex min-h-11 items-center gap-4 rounded-control px-3 font-medium text-ink-soft hover:bg-sunken aria-[current=page]:bg-sea-tint aria-[current=page]:font-semibold aria-[current=page]:text-sea"
                  >
                    <PlaceIcon place={place} />
                    {t(`place.${place.name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="mt-auto">
        <EmergencyNote />
      </div>
    </aside>
  );
}
