/** The sections of the suite, in the order of its menu. */
export const MARKETING_SECTIONS = [
  'dashboard',
  'keywords',
  'clusters',
  'brief',
  'article',
  'audit',
  'metadata',
  'links',
  'calendar',
  'schema',
  'ranks',
] as const;
export type MarketingSection = (typeof MARKETING_SECTIONS)[number];

export const INTENTS = ['informational', 'commercial', 'transactional', 'navigational'] as const;
export type Intent = (typeof INTENTS)[number];

export const SCHEMA_TYPES = ['Article', 'Organization', 'LocalBusiness', 'FAQ'] as const;
export type SchemaType = (typeof SCHEMA_TYPES)[number];

export const KEYWORDS_A_RUN = 60;
export const MOST_PAGES = 100;
export const MOST_RANKS = 200;
export const BRIEF_LINKS = 5;
export const MOST_PLANNED = 24;
export const MOST_QUESTIONS = 20;
export const POSTS_A_WEEK = 2;
export const MOST_POSTS_A_WEEK = 7;
export const ARTICLE_WORDS = 1200;
export const FEWEST_ARTICLE_WORDS = 200;
export const MOST_ARTICLE_WORDS = 3000;
export const LONGEST_ARTICLE = 40_000;
export const MOST_PROJECTS = 50;
/** Of HTML that is pasted to be audited; it is read in the browser and sent nowhere. */
export const LONGEST_HTML = 2_000_000;

/** What the dashboard shows until a project has figures of its own. */
export const EXAMPLE_FIGURES = { posts: 24, clickRate: 3.8, topKeywords: 17, health: 82 } as const;

export interface Keyword {
  keyword: string;
  volume: number;
  difficulty: number;
  intent: Intent;
  effort: number;
  confidence: number;
}

export interface Cluster {
  topic: string;
  volume: number;
  difficulty: number;
  ice: number;
  keywords: string[];
}

export interface OwnPage {
  url: string;
  title: string;
  topic: string;
}

export interface Planned {
  day: string;
  topic: string;
}

export interface Brief {
  topic: string;
  words: number;
  headings: string[];
  questions: string[];
  links: { url: string; title: string }[];
}

export interface Rank {
  kw: string;
  loc: string;
  pos: number;
  url: string;
  tag: string;
  competitor: string;
}

/** Words that say nothing about the subject, in three languages. */
const FILLERS = new Set(
  'a an and at de des du en et for in is la le les nan of on ou oswa pou pour sa se sou the to un une ye yon'.split(
    ' ',
  ),
);

/** The words of a text that tell its subject; a hyphen keeps the name of a town together. */
export const tokensOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .normalize('NFC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
    ).filter((word) => !FILLERS.has(word)),
  );

/** How many of the words of both are in both, from 0 to 1. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 && other.size === 0) return 1;
  const shared = [...one].filter((token) => other.has(token)).length;
  return shared / (one.size + other.size - shared);
}

/** The own pages nearest to a subject, nearest first; those that share no word with it are left out. */
export function nearestPages(subject: string, pages: readonly OwnPage[], most: number): OwnPage[] {
  const tokens = tokensOf(subject);
  return pages
    .map((page) => ({ page, score: similarity(tokens, tokensOf(`${page.title} ${page.topic}`)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}

/** What a project holds before anybody has worked on it. */
export const EMPTY_WORK = {
  seed: '',
  language: 'ht',
  keywords: [],
  clusters: [],
  pages: [],
  brief: null,
  article: { title: '', language: 'ht', words: ARTICLE_WORDS, text: '' },
  metadata: { url: '', title: '', description: '' },
  calendar: { perWeek: POSTS_A_WEEK, planned: [] },
  schema: {
    type: 'Article',
    name: '',
    description: '',
    url: '',
    author: '',
    address: '',
    phone: '',
    questions: [],
  },
  ranks: [],
  figures: null,
} as const;
