import { Id } from '@lakou/contract/primitives';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import type { Language } from '@lakou/i18n';
import type { PublicGrant } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Article, ArticlePage, ArticleRequest } from '#platform/http/article/article.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { SEARCHES_PER_ADDRESS } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import {
  COUNTRY_PLACES,
  countryPlace,
  findPlace,
  findSpecialty,
  nameOfValue,
  type Place,
  placeName,
  placeNamed,
  type SpecialtyName,
  specialtyNamed,
  TOWN_PLACES,
} from './directory.rules.ts';
import {
  countEntries,
  type DirectorySearch,
  listEntries,
  listTownClinics,
  type PlaceCount,
} from './directory.store.ts';
import {
  CARE_PATH,
  type CountedLinks,
  directoryPage,
  type Found,
  pathOf,
  specialtyIn,
} from './directory.view.ts';

const PER_PAGE = 20;
const MOST_CLINICS = 20;
const COUNTED_FOR_MS = 5 * 60_000;

type Reader = PublicGrant<'directory:read'>;

/** What is tried in turn, until somebody is found: less exactly each time. */
function widening(search: DirectorySearch, lang: Language): { search: DirectorySearch; note?: string }[] {
  const t = wordsIn(lang, 'public-pages');
  const { place, specialty, words } = search;
  const country = place?.town && countryPlace(place);
  return [
    { search },
    ...(country ? [{ search: { place: country, specialty, words }, note: t('care.wider') }] : []),
    ...(place && specialty
      ? [{ search: { place }, note: t('care.otherCare', { place: placeName(place, lang) }) }]
      : []),
    ...(place && (specialty || words) ? [{ search: { specialty, words }, note: t('care.wider') }] : []),
    { search: {}, note: place ? t('care.wider') : t('care.nobody') },
  ];
}

/** Who fits; when nobody does, who is nearest to it, and a word that says so. */
async function findEntries(
  grant: Reader,
  search: DirectorySearch,
  { after, path, lang }: { after: string | undefined; path: string; lang: Language },
): Promise<Found> {
  for (const { search: wider, note } of widening(search, lang)) {
    const entries = await listEntries(grant, wider, { after, limit: PER_PAGE });
    const last = entries[PER_PAGE - 1];
    if (entries.length === 0) continue;
    const hasMore = entries.length > PER_PAGE && last && !note;
    const join = path.includes('?') ? '&' : '?';
    return {
      entries: entries.slice(0, PER_PAGE),
      note,
      more: hasMore ? `/${lang}${path}${join}after=${last.id}` : undefined,
    };
  }
  return { entries: [], note: wordsIn(lang, 'public-pages')('care.noneAtAll') };
}

/** The specialties that somebody has in a place. */
function specialtiesIn(counts: readonly PlaceCount[], place: Place, lang: Language): CountedLinks['links'] {
  return SPECIALTIES.flatMap(({ name, value }) => {
    const count = counts.find((one) => one.place === place.slug && one.specialty === value)?.count;
    return count ? [{ path: pathOf(place, name), name: specialtyIn(name, lang), count }] : [];
  });
}

function townsOf(counts: readonly PlaceCount[], lang: Language): CountedLinks['links'] {
  return TOWN_PLACES.map((place) => ({
    path: pathOf(place),
    name: placeName(place, lang),
    count: counts
      .filter((one) => one.place === place.slug && nameOfValue(one.specialty))
      .reduce((sum, { count }) => sum + count, 0),
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'));
}

/** The public directory: towns and specialties, who is there, and a search that widens by itself. */
export function directoryPages({ db, clock, config }: Platform): ArticlePage[] {
  const open = (wrote?: ArticleRequest['wrote']) =>
    systemGrant('directory:read', { db: db.mayLag(wrote), at: clock.now(), requestId: 'page' });
  let counted: { readonly at: number; readonly counts: Promise<PlaceCount[]> } | undefined;
  /** Counted once for many readers: it looks at all listings. */
  function readCounts(grant: Reader): Promise<PlaceCount[]> {
    const now = grant.at.getTime();
    if (counted && now - counted.at < COUNTED_FOR_MS && now >= counted.at) return counted.counts;
    const counts = countEntries(grant, TOWN_PLACES, COUNTRY_PLACES);
    counted = { at: now, counts };
    counts.catch(() => {
      counted = undefined;
    });
    return counts;
  }
  const idIn = (text: string) => Id.safeParse(text).data;

  async function placePage(
    place: Place,
    specialty: SpecialtyName | undefined,
    { after, lang, wrote }: Pick<ArticleRequest, 'lang' | 'wrote'> & { after: string },
  ): Promise<Article> {
    const t = wordsIn(lang, 'public-pages');
    const grant = open(wrote);
    const path = pathOf(place, specialty);
    const [found, clinics, counts] = await Promise.all([
      findEntries(grant, { place, specialty }, { after: idIn(after), path, lang }),
      place.town && !specialty ? listTownClinics(grant, place, MOST_CLINICS) : [],
      readCounts(grant),
    ]);
    const where = placeName(place, lang);
    const name = specialty
      ? t('care.specialtyIn', { specialty: specialtyIn(specialty, lang), place: where })
      : t('care.inPlace', { place: where });
    return directoryPage({
      path,
      name,
      title: name,
      lead: t('care.around', { place: where }),
      description: `${name}. ${t('care.around', { place: where })}`,
      above: [
        { name: t('care.title'), path: CARE_PATH },
        ...(specialty ? [{ name: where, path: pathOf(place) }] : []),
      ],
      form: { what: specialty ? specialtyIn(specialty, lang) : '', where },
      found,
      clinics,
      groups: [{ id: 'specialties', name: t('care.specialties'), links: specialtiesIn(counts, place, lang) }],
      // Nobody there yet, or a further page: nothing that a search engine should lead to.
      isHidden: found.note !== undefined || after !== '',
      lang,
      publicUrl: config.publicUrl,
    });
  }

  return [
    {
      path: CARE_PATH,
      async find({ asked, ip, lang, wrote }) {
        const t = wordsIn(lang, 'public-pages');
        const [what, where, after] = [asked('what'), asked('where'), asked('after')];
        const grant = open(wrote);
        const isSearch = what !== '' || where !== '';
        if (isSearch) await countTry(db, SEARCHES_PER_ADDRESS, ip, grant.at);
        const place = placeNamed(where);
        const specialty = specialtyNamed(what);
        if (place && (specialty || what === '')) return { elsewhere: pathOf(place, specialty) };
        const words = [specialty ? '' : what, place ? '' : where].join(' ').trim();
        const path = `${CARE_PATH}?${new URLSearchParams({ what, where })}`;
        const [found, counts] = await Promise.all([
          isSearch
            ? findEntries(grant, { place, specialty, words }, { after: idIn(after), path, lang })
            : undefined,
          readCounts(grant),
        ]);
        return directoryPage({
          path: CARE_PATH,
          name: t('care.title'),
          title: t('care.metaTitle'),
          lead: t('care.lead'),
          description: t('care.description'),
          above: [],
          form: { what, where },
          found: found ?? (counts.length === 0 ? { entries: [], note: t('care.noneAtAll') } : undefined),
          clinics: [],
          groups: [
            { id: 'towns', name: t('care.towns'), links: townsOf(counts, lang) },
            ...COUNTRY_PLACES.map((country) => ({
              id: country.slug,
              name: t('care.specialtyIn', {
                specialty: t('care.specialties'),
                place: placeName(country, lang),
              }),
              links: specialtiesIn(counts, country, lang),
            })),
          ],
          isHidden: isSearch,
          lang,
          publicUrl: config.publicUrl,
        });
      },
    },
    {
      path: `${CARE_PATH}/:place`,
      listed: async () =>
        (await readCounts(open())).flatMap(({ place: slug, specialty }) => {
          const [place, name] = [findPlace(slug), nameOfValue(specialty)];
          return place && name ? [pathOf(place), pathOf(place, name)] : [];
        }),
      find({ params, asked, lang, wrote }) {
        const place = findPlace(params.place ?? '');
        return place && placePage(place, undefined, { after: asked('after'), lang, wrote });
      },
    },
    {
      path: `${CARE_PATH}/:place/:specialty`,
      find({ params, asked, lang, wrote }) {
        const place = findPlace(params.place ?? '');
        const specialty = findSpecialty(params.specialty ?? '');
        return place && specialty && placePage(place, specialty, { after: asked('after'), lang, wrote });
      },
    },
  ];
}
