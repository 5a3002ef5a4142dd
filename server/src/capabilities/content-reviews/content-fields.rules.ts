import { createHash } from 'node:crypto';
import {
  educationGuides,
  firstAidTopics,
  type Medicine,
  medicines,
  type Section,
  type Source,
  type TriageGroup,
  triageGroups,
  triageSources,
  type Words,
} from '@lakou/content';
import type { CONTENT_KINDS } from '@lakou/contract/content-reviews.rules';
import { LANGUAGES, type Language } from '@lakou/i18n';
import type groups from '@lakou/i18n/locales/en/triage-groups.json';
import { wordsIn } from '#platform/words.ts';

export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Sees every field of a text with its name, and says what is read in its place. */
export type Visit = (field: string, text: string) => string;

interface ArticleText {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
  readonly questions?: readonly Section[];
}

/** The article with each of its fields as the visitor says. */
export const visitArticle = (
  { title, description, sections, questions = [] }: ArticleText,
  visit: Visit,
) => ({
  title: visit('title', title),
  description: visit('description', description),
  sections: sections.map((section, at) => visitSection(section, `sections.${at}`, visit)),
  questions: questions.map((question, at) => visitSection(question, `questions.${at}`, visit)),
});

const visitSection = ({ title, blocks }: Section, name: string, visit: Visit): Section => ({
  title: visit(`${name}.title`, title),
  blocks: blocks.map((block, at) =>
    block.kind === 'paragraph'
      ? { ...block, text: visit(`${name}.${at}`, block.text) }
      : { ...block, items: block.items.map((item, index) => visit(`${name}.${at}.${index}`, item)) },
  ),
});

/** What is reviewed of a medicine; its names and forms are not words of ours. */
export const visitMedicine = (
  { uses, sideEffects, warning, pregnancy }: Medicine,
  lang: Language,
  visit: Visit,
) => ({
  uses: visit('uses', uses[lang]),
  sideEffects: visit('sideEffects', sideEffects[lang]),
  ...(warning && { warning: visit('warning', warning[lang]) }),
  pregnancy: visit('pregnancy', pregnancy.text[lang]),
});

/** The name of a group of triage texts: their kind, and what they are about. */
export const triageSlug = ({ kind, slug }: Pick<TriageGroup, 'kind' | 'slug'>) => `${kind}-${slug}`;

const triageTitle = (group: TriageGroup, lang: Language): string =>
  wordsIn(lang, 'triage-groups')(`group.${triageSlug(group) as keyof typeof groups.group}`);

/** Every text of a group by its code; those of one country begin with it. */
function visitTriage({ words, byCountry }: TriageGroup, lang: Language, visit: Visit): void {
  for (const [code, text] of Object.entries(words)) visit(code, text[lang]);
  for (const [country, texts] of Object.entries(byCountry ?? {}))
    for (const [code, text] of Object.entries(texts)) visit(`${country}.${code}`, text[lang]);
}

export interface Reviewable {
  readonly kind: ContentKind;
  readonly slug: string;
  readonly titles: Words;
  readonly source: readonly Source[];
  /** Runs through all fields in one language. */
  readonly visit: (lang: Language, visit: Visit) => void;
}

const titlesOf = ({ en, fr, ht }: Record<Language, { readonly title: string }>): Words => ({
  en: en.title,
  fr: fr.title,
  ht: ht.title,
});

const READ: Record<ContentKind, () => Reviewable[]> = {
  'first-aid': () =>
    firstAidTopics().map(({ slug, texts, source }) => ({
      kind: 'first-aid',
      slug,
      titles: titlesOf(texts),
      source,
      visit: (lang, visit) => void visitArticle({ ...texts[lang], sections: texts[lang].steps }, visit),
    })),
  education: () =>
    educationGuides().map(({ slug, texts, source }) => ({
      kind: 'education',
      slug,
      titles: titlesOf(texts),
      source,
      visit: (lang, visit) => void visitArticle(texts[lang], visit),
    })),
  medicines: () =>
    medicines().map((medicine) => ({
      kind: 'medicines',
      slug: medicine.slug,
      titles: medicine.generic,
      source: medicine.source,
      visit: (lang, visit) => void visitMedicine(medicine, lang, visit),
    })),
  triage: () =>
    triageGroups().map((group) => ({
      kind: 'triage',
      slug: triageSlug(group),
      titles: {
        en: triageTitle(group, 'en'),
        fr: triageTitle(group, 'fr'),
        ht: triageTitle(group, 'ht'),
      },
      source: group.source.flatMap((key) => triageSources()[key] ?? []),
      visit: (lang, visit) => visitTriage(group, lang, visit),
    })),
};

/** Everything of one kind that can be reviewed, in the order in which it is shown. */
export const reviewables = (kind: ContentKind): Reviewable[] => READ[kind]();

export const contentId = ({ kind, slug }: { kind: ContentKind; slug: string }) => `${kind}.${slug}`;

export function findReviewable(id: string): Reviewable | undefined {
  const [kind, slug] = id.split('.');
  const known = Object.keys(READ).find((one): one is ContentKind => one === kind);
  return known && reviewables(known).find((one) => one.slug === slug);
}

export interface Field {
  readonly field: string;
  readonly text: string;
}

/** All fields of a text in one language, in reading order. */
export function fieldsOf({ visit }: Pick<Reviewable, 'visit'>, lang: Language): Field[] {
  const fields: Field[] = [];
  visit(lang, (field, text) => {
    fields.push({ field, text });
    return text;
  });
  return fields;
}

/** Stands for all words of a text in its three languages, as they are served. */
export function digestOf(content: Reviewable, servedIn: (lang: Language) => Visit): string {
  const served = LANGUAGES.map((lang) =>
    fieldsOf(content, lang).map(({ field, text }) => [field, servedIn(lang)(field, text)]),
  );
  return createHash('sha256').update(JSON.stringify(served)).digest('hex');
}
