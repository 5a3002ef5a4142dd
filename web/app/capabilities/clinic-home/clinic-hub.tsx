import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useArea } from '../../areas/area.ts';
import { useUser } from '../../platform/session.ts';
import { arrangePlaces } from '../../shell/navigation.ts';

/** A tile for each place of the navigation that is this person's. */
export function ClinicHub() {
  const { t } = useTranslation('shell');
  const { places } = useArea();
  const tiles = arrangePlaces(places, useUser())
    .all.flatMap((group) => group.places)
    .filter(({ to }) => to !== '/app');
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
      {tiles.map(({ name, to, icon: Icon }) => (
        <li key={to} className="grid">
          <Link
            to={to}
            className="flex min-h-14 items-center gap-2.5 rounded-card border border-line bg-surface px-3 py-4 font-semibold md:gap-3 md:px-4 hover:bg-sunken"
          >
            <Icon size={22} className="shrink-0 text-sea" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{t(`place.${name}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
