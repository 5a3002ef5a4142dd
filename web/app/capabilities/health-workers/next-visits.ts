import type { CommunityPerson } from '@lakou/contract/health-workers';
import { plainText } from '@lakou/i18n';

type DuePerson = CommunityPerson & { readonly nextVisit: string };

const isDue = (person: CommunityPerson): person is DuePerson => person.nextVisit !== null;

/** Who is to be visited next, the soonest first. */
export const nextVisits = (people: readonly CommunityPerson[]): DuePerson[] =>
  people.filter(isDue).toSorted((a, b) => a.nextVisit.localeCompare(b.nextVisit) || a.id.localeCompare(b.id));

interface Commune {
  readonly name: string;
  readonly people: readonly CommunityPerson[];
}

/** By commune, in the order of the list; only those whose name, commune or place holds the words. */
export function byCommune(people: readonly CommunityPerson[], words: string): Commune[] {
  const wanted = plainText(words.trim());
  const found = people.filter(({ name, commune, place }) =>
    plainText(`${name} ${commune} ${place ?? ''}`).includes(wanted),
  );
  return Array.from(
    Map.groupBy(found, ({ commune }) => commune),
    ([name, own]) => ({ name, people: own }),
  );
}
