import { Link, useLocation } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { currentPlace, type Navigation } from './navigation.ts';
import { PlaceIcon } from './place-icon.tsx';

/**
 * The navigation at the bottom of a phone's screen; gives way to a bar of the screen's own. Five names fit beside each
 * other with the largest letters too.
 */
export function TabBar({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const current = currentPlace(navigation.tabs, navigation, pathname);
  return (
    <nav
      aria-label={t('places')}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] group-has-data-own-bar/frame:hidden lg:hidden"
    >
      <ul className="mx-auto flex h-17 max-w-120 items-center justify-around px-1">
        {navigation.tabs.map((place) => (
          <li key={place.to} className="grow basis-0">
            <Link
              to={place.to}
              aria-current={place === current && 'page'}
              className="group flex flex-col items-center gap-1 text-[min(0.8125rem,4.4vw)] font-semibold text-ink-soft aria-[current=page]:text-sea"
            >
              <span className="grid h-7.5 w-full max-w-13 place-items-center rounded-full group-aria-[current=page]:bg-sea-tint">
                <PlaceIcon place={place} />
              </span>
              {t(`place.${place.name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
