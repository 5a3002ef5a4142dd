/** What schema.org gives everything, and what it gives the types that we use: https://schema.org/docs/full.html. */
const THING = ['name', 'description', 'url', 'image', 'alternateName', 'mainEntityOfPage', 'sameAs'];
const WORK = [
  ...['inLanguage', 'isAccessibleForFree', 'isPartOf', 'publisher', 'audience', 'citation', 'datePublished'],
  ...['mainEntity', 'author', 'headline', 'text'],
];
const PAGE = [...WORK, 'breadcrumb', 'lastReviewed', 'reviewedBy'];
const ORGANIZATION = [
  ...['address', 'areaServed', 'logo', 'telephone', 'email', 'knowsLanguage', 'aggregateRating'],
];
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  WebSite: WORK,
  WebPage: PAGE,
  AboutPage: PAGE,
  MedicalWebPage: PAGE,
  CollectionPage: PAGE,
  ProfilePage: PAGE,
  FAQPage: PAGE,
  CreativeWork: WORK,
  HowTo: [...WORK, 'step'],
  HowToStep: [...WORK, 'position'],
  Question: [...WORK, 'acceptedAnswer'],
  Answer: WORK,
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'item'],
  Organization: ORGANIZATION,
  Physician: [...ORGANIZATION, 'medicalSpecialty'],
  MedicalClinic: [...ORGANIZATION, 'medicalSpecialty'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry', 'streetAddress'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Person: [],
  Patient: [],
  Drug: ['nonProprietaryName', 'dosageForm', 'drugClass', 'warning', 'pregnancyWarning'],
  DrugClass: [],
};
/** What search engines ask of a type before they show anything of it. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  HowTo: ['name', 'step'],
  HowToStep: ['text'],
  ProfilePage: ['mainEntity'],
  Physician: ['name'],
  MedicalClinic: ['name'],
  AggregateRating: ['ratingValue', 'reviewCount'],
};
const ADDRESSES = ['@id', 'url', 'item', 'image', 'logo', 'sameAs'];
const DAYS = ['datePublished', 'lastReviewed'];

const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/\s]+/.test(value);
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}(?:-\d{2}-\d{2})?$/.test(value);
const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What is wrong with JSON-LD of ours, by the place where it is. */
export function jsonLdFaults(data: Readonly<Record<string, unknown>>): string[] {
  const context = data['@context'] === 'https://schema.org' ? [] : ['@context is not schema.org'];
  const graph = data['@graph'];
  if (!Array.isArray(graph)) return [...context, ...nodeFaults(data, '')];
  return [...context, ...graph.flatMap((node, index) => nodeFaults(node, `[${index}]`))];
}

function nodeFaults(node: Readonly<Record<string, unknown>>, at: string): string[] {
  const types = [node['@type'] ?? []].flat().map(String);
  // A node that only says which other one is meant.
  if (types.length === 0 && isAddress(node['@id'])) return [];
  const known = new Set([...THING, ...types.flatMap((type) => PROPERTIES[type] ?? [])]);
  const names = Object.keys(node).filter((name) => !name.startsWith('@'));
  const missing = types.flatMap((type) => REQUIRED[type] ?? []).filter((name) => !(name in node));
  return [
    ...(types.length === 0 ? [`${at} has no type`] : []),
    ...types.filter((type) => !(type in PROPERTIES)).map((type) => `${at} has the type ${type}`),
    ...missing.map((name) => `${at} lacks ${name}`),
    ...names.filter((name) => !known.has(name)).map((name) => `${at}.${name} is not of ${types.join()}`),
    ...names.filter((name) => isEmpty(node[name])).map((name) => `${at}.${name} is empty`),
    ...ADDRESSES.filter((name) => name in node && !isAddress(node[name])).map((name) => `${at}.${name}`),
    ...DAYS.filter((name) => name in node && !isDay(node[name])).map((name) => `${at}.${name}`),
    ...names.flatMap((name) =>
      [node[name]]
        .flat()
        .flatMap((value, index) =>
          typeof value === 'object' && value !== null
            ? nodeFaults(Object.fromEntries(Object.entries(value)), `${at}.${name}[${index}]`)
            : [],
        ),
    ),
  ];
}
