import {
  type Block,
  educationGuides,
  type FirstAidTopic,
  firstAidTopics,
  type Medicine,
  medicines,
  type Section,
} from '@lakou/content';
import { LANGUAGES, type Language } from '@lakou/i18n';
import { wordsIn } from '#platform/words.ts';
import { createIndex, type Document, type Hit } from './bm25.rules.ts';
import { termsOf } from './terms.rules.ts';

/** A part of our own content, with the page it belongs to. */
export interface Passage extends Document {
  /** The same in every language. */
  readonly id: string;
  readonly path: string;
}

function linesOf(block: Exclude<Block, { kind: 'heading' }>): string[] {
  if (block.kind === 'paragraph') return [block.text];
  return block.items.map((item, index) => (block.kind === 'list' ? `• ${item}` : `${index + 1}. ${item}`));
}

interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
  readonly questions: readonly Section[];
}

const bodyOf = ({ blocks }: Section) => blocks.flatMap(linesOf).join('\n');

/** The page's summary is joined to its first part, because an introduction alone answers little. */
const passagesOf = ({ path, title, description, sections: [first, ...rest], questions }: Page): Passage[] => [
  {
    id: path,
    path,
    title,
    heading: '',
    body: [description, ...(first ? [`${first.title}\n${bodyOf(first)}`] : [])].join('\n'),
  },
  ...rest.map((section, index) => ({
    id: `${path}#${index}`,
    path,
    title,
    heading: section.title,
    body: bodyOf(section),
  })),
  ...questions.map((question, index) => ({
    id: `${path}#question-${index}`,
    path,
    title,
    heading: question.title,
    body: bodyOf(question),
  })),
];

// A question about an illness should find the illness before its medicines.
const MEDICINE = 0.6;

function medicinePassage(medicine: Medicine, lang: Language): Passage {
  const t = wordsIn(lang, 'assistant');
  const path = `/app/medicines/${medicine.slug}`;
  const lines = [
    t('reply.uses', { text: medicine.uses[lang] }),
    t('reply.sideEffects', { text: medicine.sideEffects[lang] }),
    t('reply.pregnancy', { text: medicine.pregnancy.text[lang] }),
  ];
  const aliases = [...medicine.brands, ...medicine.names];
  const title = medicine.generic[lang];
  return { id: path, path, title, aliases, heading: '', body: lines.join('\n'), weight: MEDICINE };
}

/** First aid steps stay together and in order, because a single step alone could harm. */
function topicPassage({ slug, texts }: FirstAidTopic, lang: Language): Passage {
  const { title, description, steps } = texts[lang];
  const path = `/app/first-aid/${slug}`;
  const body = [description, ...steps.map((step) => `${step.title}\n${bodyOf(step)}`)].join('\n');
  return { id: path, path, title, heading: '', body };
}

const allPassages = (lang: Language): Passage[] => [
  ...firstAidTopics().map((topic) => topicPassage(topic, lang)),
  ...educationGuides().flatMap(({ slug, texts }) =>
    passagesOf({ path: `/app/education/${slug}`, ...texts[lang] }),
  ),
  ...medicines().map((medicine) => medicinePassage(medicine, lang)),
];

function library(lang: Language) {
  const passages = allPassages(lang);
  return { search: createIndex(passages), byId: new Map(passages.map((passage) => [passage.id, passage])) };
}

// Built at the first question in a language, because the start does not need them.
const libraries = new Map<Language, ReturnType<typeof library>>();
function libraryIn(lang: Language) {
  const made = libraries.get(lang) ?? library(lang);
  libraries.set(lang, made);
  return made;
}

/** What is said in place of words of a page. */
export type Correct = (path: string, words: string) => string;

function corrected(document: Passage, correct: Correct): Passage {
  const { path, title, heading, body } = document;
  return {
    ...document,
    title: correct(path, title),
    heading: correct(path, heading),
    body: correct(path, body),
  };
}

/**
 * The passages closest to the question, in `lang`, whichever of our languages the question was in, with their
 * corrections.
 */
export const findPassages = (question: string, lang: Language, correct: Correct): Hit<Passage>[] =>
  closest(question, lang).map(({ document, score }) => ({ document: corrected(document, correct), score }));

/** The passage of one page that is closest to the question; its first where none is. */
export function findPassageOf(
  path: string,
  question: string,
  lang: Language,
  correct: Correct,
): Passage | undefined {
  const hit = closest(question, lang).find(({ document }) => document.path === path)?.document;
  const found = hit && !asksForWhole(hit, question) ? hit : libraryIn(lang).byId.get(path);
  return found && corrected(found, correct);
}

/** “What is malaria?” says no more than the page's name, so none of its questions is the one that was asked. */
function asksForWhole({ title }: Passage, question: string): boolean {
  const named = new Set(termsOf(title));
  return termsOf(question).every((term) => named.has(term));
}

function closest(question: string, lang: Language): Hit<Passage>[] {
  const own = libraryIn(lang).search(question);
  if (own.length > 0) return own;
  const { byId } = libraryIn(lang);
  const [best = []] = LANGUAGES.filter((other) => other !== lang)
    .map((other) => libraryIn(other).search(question))
    .sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0));
  return best.flatMap(({ document, score }) => {
    const translated = byId.get(document.id) ?? byId.get(document.path);
    return translated ? [{ document: translated, score }] : [];
  });
}
