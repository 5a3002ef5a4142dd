import { useTranslation } from '#platform/language/use-translation.ts';
import { OPEN_PAGES } from './open-pages.ts';

/** The way to what can be read without a network. */
export function OpenLinks() {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('readOffline')}>
      <ul className="grid grid-cols-4 gap-1">
        {OPEN_PAGES.map(({ name, to, icon: Icon }) => (
          <li key={to} className="grid">
            {/* A new start: who reads may be known by then. */}
            <a
              href={to}
              className="flex flex-col items-center gap-1.5 rounded-control px-0.5 py-2 text-center text-13 leading-tight font-semibold hover:bg-sunken"
            >
              <Icon size={24} className="text-sea" />
              {t(`place.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
