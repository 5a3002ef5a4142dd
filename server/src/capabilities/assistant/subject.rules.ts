import { type FindEntry, recognizeEntries, recognizeFilters } from '@lakou/content';
import { plainText } from '@lakou/i18n';
import type { Actor } from '#platform/access/actor.ts';

type Area = 'patient' | 'provider' | 'clinic' | 'sponsor' | 'admin';

const AREAS = {
  PATIENT: 'patient',
  PROVIDER: 'provider',
  CLINIC_ADMIN: 'clinic',
  SPONSOR: 'sponsor',
  ADMIN: 'admin',
} as const satisfies Record<Actor['role'], Area>;

/** Administrative staff of a clinic have accounts of role PROVIDER and work in the clinic's area only. */
export const areaOf = ({ role, clinicRole }: Pick<Actor, 'role' | 'clinicRole'>): Area =>
  role === 'PROVIDER' && clinicRole && clinicRole !== 'Provider' ? 'clinic' : AREAS[role];

/** Filters of the search for care, in the address. */
export type CareFilters = Readonly<Partial<Record<'specialty' | 'mode' | 'language' | 'town', string>>>;

/** What a question is about: something to do, or a page of ours. */
export interface Subject {
  readonly entry: FindEntry;
  readonly filters: CareFilters;
  /** Other pages that the question names nearly as well. */
  readonly others: readonly FindEntry[];
}

const CARE = '/app/find-care';
// Below it only words were met that many subjects share.
const LEAST = 2.5;
// The share of the best score that another subject must reach to be listed.
const NEARLY = 0.9;
const MOST_OTHERS = 2;

const isCare = ({ to }: FindEntry) => to.startsWith(CARE);

function filtersIn(question: string) {
  const filters: Partial<Record<keyof CareFilters, string>> = {};
  const found = recognizeFilters(question);
  for (const { entry } of found) filters[entry.param] ??= entry.value;
  const who = found.find(({ entry }) => entry.param === 'specialty' || entry.param === 'language');
  return { filters: filters satisfies CareFilters, score: who?.score ?? 0 };
}

/** The subject that these words name by themselves. */
function namedIn(question: string, area: Area): Subject | undefined {
  const found = recognizeEntries(question).filter(
    ({ entry, score }) => score >= LEAST && entry.areas.some((one) => one === 'shared' || one === area),
  );
  const { filters, score: wanted } = filtersIn(question);
  const [first] = found;
  // “Cancel my visit to the pediatrician” names a specialty and asks for something else.
  const isOtherAction = first?.entry.kind === 'actions' && !isCare(first.entry) && first.score > wanted;
  // “How much is a home visit” asks for a price and names a kind of visit, which is a filter.
  const care =
    found.find(({ entry }) => isCare(entry) && entry.to !== CARE) ??
    found.find(({ entry }) => isCare(entry)) ??
    recognizeEntries('find care')[0];
  const isAboutCare = first !== undefined && isCare(first.entry);
  const best = (wanted > 0 && !isOtherAction) || isAboutCare ? care : first;
  if (!best) return undefined;
  const others = found
    .filter(({ entry, score }) => entry.to !== best.entry.to && score >= best.score * NEARLY)
    .slice(0, MOST_OTHERS)
    .map(({ entry }) => entry);
  return { entry: best.entry, filters: isCare(best.entry) ? filters : {}, others };
}

// Matched on folded text, with punctuation replaced by single spaces.
const GOES_ON =
  /^(?:and|also|et|aussi|epi|ak|eske li|is it|is that|does it|can it|est ce que c est|c est|se|li) |\b(?:side effects?|effets? (?:secondaires?|indesirables?)|contagi\w+|atrap\w+|symptom\w*|siy|signs?|signes?|trete\w*|treat\w*|traite\w*|prevent\w*|prevenir|pwoteje|eviter?|avoid it|take it|give it|catch it|bay li|pran li|danger\w*|danjere)\b/;

const isFollowUp = (question: string) =>
  GOES_ON.test(
    plainText(question)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );

/**
 * The subject of a question; that of the question before it only where the new one names none and goes on about it.
 */
export function subjectOf(question: string, before: string | undefined, area: Area): Subject | undefined {
  const own = namedIn(question, area);
  if (own || !before || !isFollowUp(question)) return own;
  const earlier = namedIn(before, area);
  return earlier?.entry.kind === 'actions' ? undefined : earlier;
}

/** The address of an action with its filters. */
export function addressOf({ entry, filters }: Subject, lang: string): string {
  if (!entry.to.startsWith('/app')) return `/${lang}${entry.to}`;
  const [path = '', query = ''] = entry.to.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filters)) if (!params.has(name)) params.set(name, value);
  return params.size > 0 ? `${path}?${params}` : path;
}
