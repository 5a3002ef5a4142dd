import type { User } from '@lakou/contract';
import Menu from 'lucide-react/icons/menu';
import type { Place } from '../areas/area.ts';
import { areaOf } from '../areas/areas.ts';
import type { GroupName } from '../areas/manifest.ts';

const MOST_TABS = 5;
const LONGEST_RAIL = 12;
const MORE: Place = { name: 'more', to: '/app/more', icon: Menu, in: [] };

interface PlaceGroup {
  readonly group: GroupName | undefined;
  readonly places: readonly Place[];
}

export interface Navigation {
  /** At most five. When there are more places, the fifth leads to all others. */
  readonly tabs: readonly Place[];
  /** At most twelve. When there are more places, the twelfth leads to all others. */
  readonly rail: readonly PlaceGroup[];
  /** Every place but those of the menu. */
  readonly all: readonly PlaceGroup[];
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

/** Sorts the places of a person's area into the parts of the navigation. */
export function arrangePlaces(places: readonly Place[], person: Person): Navigation {
  const own = places.filter((place) => isFor(place, person));
  const isIn = (part: Place['in'][number]) => (place: Place) => place.in.includes(part);
  const all = own.filter((place) => isIn('rail')(place) || isIn('more')(place));
  const upTo = (most: number, part: 'tabs' | 'rail') =>
    all.length <= most ? all : [...all.filter(isIn(part)).slice(0, most - 1), MORE];
  return {
    tabs: upTo(MOST_TABS, 'tabs'),
    rail: inGroups(upTo(LONGEST_RAIL, 'rail')),
    all: inGroups(all),
    menu: own.filter(isIn('menu')),
  };
}

const isWithin = (pathname: string, { to, covers = [] }: Place) =>
  [to, ...covers].some(
    (address) => pathname === address || (address !== '/app' && pathname.startsWith(`${address}/`)),
  );

/** Which of the shown places a page belongs to; what belongs to one that is not shown is under More. */
export function currentPlace(
  shown: readonly Place[],
  { all }: Navigation,
  pathname: string,
): Place | undefined {
  const found = shown.find((place) => isWithin(pathname, place));
  if (found) return found;
  const isUnderMore = all.some(({ places }) => places.some((place) => isWithin(pathname, place)));
  return isUnderMore && shown.includes(MORE) ? MORE : undefined;
}

/** Places of one group stand together, where the first of them is; places without a group stay where they are. */
function inGroups(places: readonly Place[]): PlaceGroup[] {
  const groups: { group: GroupName | undefined; places: Place[] }[] = [];
  for (const place of places) {
    const last = groups.at(-1);
    const own = place.group ? groups.find(({ group }) => group === place.group) : undefined;
    if (own) own.places.push(place);
    else if (last && !last.group && !place.group) last.places.push(place);
    else groups.push({ group: place.group, places: [place] });
  }
  return groups;
}
