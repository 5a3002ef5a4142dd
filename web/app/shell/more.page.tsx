import Search from 'lucide-react/icons/search';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { type Place, useArea } from '../areas/area.ts';
import { findOpen } from '../platform/find/open-find.ts';
import { useMissingPlaces } from '../platform/missing-places.ts';
import { useUser } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { arrangePlaces } from './navigation.ts';
import { PlaceIcon } from './place-icon.tsx';

/** On phones, every place that has no tab, in groups; on desktops, every place that is not in the rail. */
export default function More() {
  const { t } = useTranslation('shell');
  const missing = useMissingPlaces();
  const { tabs, rail, all } = arrangePlaces(useArea().places, useUser());
  const inRail = rail.flatMap(({ places }) => places);
  const shownOn = (places: readonly Place[]) =>
    classNames(
      places.every((place) => tabs.includes(place)) && 'max-lg:hidden',
      places.every((place) => inRail.includes(place)) && 'lg:hidden',
    );
  return (
    <>
      <title>{t('place.more')}</title>
      <PageTitle>{t('place.more')}</PageTitle>
      <div className="mt-4 grid gap-3">
        <Button variant="secondary" icon={Search} block onClick={() => findOpen.set(true)}>
          {t('find')}
        </Button>
        {all.map(({ group, places }) => (
          <section
            key={places[0]?.to}
            className={classNames('rounded-card border border-line bg-surface p-4', shownOn(places))}
          >
            {group && <h2 className="mb-2 text-15 font-normal text-ink-soft">{t(`group.${group}`)}</h2>}
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-2 gap-y-1 lg:grid-cols-6">
              {places.map((place) => (
                <li key={place.to} className={classNames('grid', shownOn([place]))}>
                  <Link
                    to={place.to}
                    className="flex flex-col items-center gap-2 rounded-control px-1 py-3 text-center text-15 leading-tight font-semibold hover:bg-sunken"
                  >
                    <span
                      className={classNames(
                        'grid size-11 place-items-center rounded-control',
                        missing.has(place.to) ? 'bg-sunken text-ink-soft' : 'bg-sea-tint text-sea',
                      )}
                    >
                      <PlaceIcon place={place} />
                    </span>
                    {t(`place.${place.name}`)}
                    {missing.has(place.to) && (
                      <span className="text-13 font-normal text-ink-soft">{t('needsNetwork')}</span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
