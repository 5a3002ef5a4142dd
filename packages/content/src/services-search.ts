import { plainText } from '@lakou/i18n';
// The browser imports this module too: no file system, no schema library.
import { SERVICE_CATEGORIES, SERVICES, type Service } from './services.ts';
import { createTextSearch } from './text-search.ts';

const categories = new Map(SERVICE_CATEGORIES.map(({ slug, name }) => [slug, Object.values(name)]));
const search = createTextSearch(
  SERVICES.map(({ name, category }) => ({
    names: Object.values(name),
    also: categories.get(category) ?? [],
  })),
);
/** Services by words of any language: what holds them as they are typed, else what is spelled or sounds like them. */
export function searchServices(text: string): readonly Service[] {
  const wanted = plainText(text.trim());
  const holding = SERVICES.filter(({ name }) =>
    Object.values(name).some((one) => plainText(one).includes(wanted)),
  );
  if (holding.length > 0) return holding;
  return search(text, SERVICES.length).flatMap((at) => SERVICES[at] ?? []);
}
