import type { User } from '@lakou/contract';
import Menu from 'lucide-react/icons/menu';
import type { Place } from '../areas/area.ts';
import { areaOf } from '../areas/areas.ts';
import type { GroupName } from '../areas/manifest.ts';

const MOST_TABS = 5;
const MORE: Place = { name: 'more', to: '/app/more', icon: Menu, in: ['tabs'] };

export interface PlaceGroup {
  readonly group: GroupName | undefined;
  readonly places: readonly Place[];
}

export interface Navigation {
  /** At most five. When there are more places, the fifth leads to all others. */
  readonly tabs: readonly Place[];
  readonly rail: readonly PlaceGroup[];
  /** The places of the rail that are not tabs. */
  readonly more: readonly PlaceGroup[];
  readonly menu: readonly Place[];
}

type Person = Pick<User, 'role' | 'gender' | 'clinicRole'>;

function isFor({ femaleOnly, clinicRoles }: Place, person: Person): boolean {
  const { role, gender, clinicRole } = person;
  if (femaleOnly && gender !== 'Female') return false;
  if (!clinicRoles || role === 'CLINIC_ADMIN') return true;
  if (areaOf(person) === 'clinic')
    return clinicRoles.some((one) => one === clinicRole || clinicRole === 'Admin');
  // What a clinic's providers share is not for those who work alone.
  return !clinicRoles.includes('Provider') || clinicRole === 'Provider';
}

/** Sorts the places of a person's area into the four parts of the navigation. */
export function arrangePlaces(all: readonly Place[], person: Person): Navigation {
  const places = all.filter((place) => isFor(place, person));
  const isIn = (part: Place['in'][number]) => (place: Place) => place.in.includes(part);
  const rail = places.filter(isIn('rail'));
  const fits = rail.length <= MOST_TABS;
  const tabs = fits ? rail : [...places.filter(isIn('tabs')).slice(0, MOST_TABS - 1), MORE];
  return {
    tabs,
    rail: inGroups(rail),
    more: inGroups(rail.filter((place) => !tabs.includes(place))),
    menu: places.filter(isIn('menu')),
  };
}

/** Groups consecutive places of the same group. */
function inGroups(places: readonly Place[]): PlaceGroup[] {
  const groups: { group: GroupName | undefined; places: Place[] }[] = [];
  for (const place of places) {
    const last = groups.at(-1);
    if (last && last.group === place.group) last.places.push(place);
    else groups.push({ group: place.group, places: [place] });
  }
  return groups;
}
