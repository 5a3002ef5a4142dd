import { FIND_KINDS } from '@lakou/content/find-kinds';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useArea } from '../../areas/area.ts';
import { areaOf } from '../../areas/areas.ts';
import type { FindItem } from '../../platform/find/find-index.ts';
import { useFindIndex } from '../../platform/find/use-find-index.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { arrangePlaces } from '../../shell/navigation.ts';
import { type Asked, type GroupName, grouped, type Result, type ResultGroup, titled } from './results.ts';
import { usePeople } from './use-people.ts';
import { useProviders } from './use-providers.ts';
import { useVisits } from './use-visits.ts';

/** The pages of one's own navigation. */
function usePages(): Result[] {
  const { t } = useTranslation('shell');
  const { all, menu } = arrangePlaces(useArea().places, useUser());
  return [...all.flatMap(({ places }) => places), ...menu].map(({ name, to }) => ({
    key: to,
    title: t(`place.${name}`),
    to,
  }));
}

interface Found {
  readonly groups: readonly ResultGroup[];
  /** What could not be asked for. */
  readonly failed: readonly { readonly name: GroupName; readonly retry: () => void }[];
}

const failedOf = (asked: Readonly<Partial<Record<GroupName, Asked>>>): Found['failed'] =>
  (Object.keys(asked) as GroupName[]).flatMap((name) => {
    const retry = asked[name]?.retry;
    return retry ? [{ name, retry }] : [];
  });

/** What the words lead to; without words, one's own pages. */
export function useResults(text: string): Found {
  const lang = useLanguage();
  const area = areaOf(useUser());
  const pages = usePages();
  const isTyped = text !== '';
  const index = useFindIndex(true);
  const people = usePeople(text);
  const providers = useProviders(text, area === 'patient');
  const visits = useVisits(isTyped);
  if (!isTyped) return { groups: grouped({ pages }), failed: [] };
  const search = index?.wholeIndex().search;
  const isOpen = ({ areas }: FindItem) => areas.some((one) => one === 'shared' || one === area);
  const found = search?.(text, isOpen) ?? [];
  // First aid is not left out for something else that has more of the words.
  const firstAid = search?.(text, ({ kind }) => kind === 'first-aid') ?? [];
  const ofKinds = FIND_KINDS.map((kind) => [
    kind,
    (kind === 'first-aid' ? firstAid : found)
      .map(({ entry }) => entry)
      .filter((entry) => entry.kind === kind)
      .map(({ id, title, to }) => ({
        key: `${kind} ${id}`,
        title: title[lang],
        to: to.startsWith('/app') ? to : `/${lang}${to}`,
      })),
  ]);
  const groups = grouped({
    ...Object.fromEntries(ofKinds),
    pages: titled(pages, text),
    people: people.results,
    providers: providers.results,
    visits: titled(visits.results, text),
  });
  return { groups, failed: failedOf({ people, visits, providers }) };
}
