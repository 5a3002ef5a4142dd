import { z } from 'zod';
import type { Contract } from './kit.ts';
import {
  ARTICLE_WORDS,
  BRIEF_LINKS,
  FEWEST_ARTICLE_WORDS,
  INTENTS,
  KEYWORDS_A_RUN,
  LONGEST_ARTICLE,
  MOST_ARTICLE_WORDS,
  MOST_PAGES,
  MOST_PLANNED,
  MOST_POSTS_A_WEEK,
  MOST_QUESTIONS,
  MOST_RANKS,
  SCHEMA_TYPES,
} from './marketing.rules.ts';
import { AUDIT_CHECKS, AUDIT_GROUPS } from './marketing-audit.rules.ts';
import { Id, Language, Page, PlainDate } from './primitives.ts';

const text = (longest: number) => z.string().trim().max(longest);
const name = (longest: number) => text(longest).min(1);
const Words = z.int().min(FEWEST_ARTICLE_WORDS).max(MOST_ARTICLE_WORDS);

const KeywordRow = z.object({
  keyword: name(200),
  volume: z.int().min(0).max(1_000_000),
  difficulty: z.int().min(0).max(100),
  intent: z.enum(INTENTS),
  effort: z.int().min(1).max(3),
  confidence: z.int().min(0).max(100),
});

const ClusterRow = z.object({
  topic: name(200),
  volume: z.int().min(0).max(100_000_000),
  difficulty: z.int().min(0).max(100),
  ice: z.number().min(0).max(10),
  keywords: z.array(name(200)).max(KEYWORDS_A_RUN),
});

const OwnPageRow = z.object({ url: name(500), title: name(200), topic: text(200) });

const BriefPart = z.object({
  topic: name(200),
  words: Words,
  headings: z.array(name(200)).max(MOST_QUESTIONS),
  questions: z.array(name(200)).max(MOST_QUESTIONS),
  links: z.array(z.object({ url: name(500), title: name(200) })).max(BRIEF_LINKS),
});

const Figures = z.object({
  posts: z.int().min(0).max(1_000_000),
  clickRate: z.number().min(0).max(100),
  topKeywords: z.int().min(0).max(1_000_000),
  health: z.int().min(0).max(100),
});

/** All that the sections of a project hold. */
const Work = z.object({
  seed: text(100),
  language: Language,
  keywords: z.array(KeywordRow).max(KEYWORDS_A_RUN),
  clusters: z.array(ClusterRow).max(KEYWORDS_A_RUN),
  pages: z.array(OwnPageRow).max(MOST_PAGES),
  brief: BriefPart.nullable(),
  article: z.object({ title: text(200), language: Language, words: Words, text: text(LONGEST_ARTICLE) }),
  metadata: z.object({ url: text(500), title: text(300), description: text(600) }),
  calendar: z.object({
    perWeek: z.int().min(1).max(MOST_POSTS_A_WEEK),
    planned: z.array(z.object({ day: PlainDate, topic: name(200) })).max(MOST_PLANNED),
  }),
  schema: z.object({
    type: z.enum(SCHEMA_TYPES),
    name: text(200),
    description: text(600),
    url: text(500),
    author: text(200),
    address: text(300),
    phone: text(60),
    questions: z.array(z.object({ question: text(300), answer: text(2000) })).max(MOST_QUESTIONS),
  }),
  ranks: z
    .array(
      z.object({
        kw: name(200),
        loc: text(100),
        pos: z.int().min(1).max(100),
        url: text(500),
        tag: text(60),
        competitor: text(200),
      }),
    )
    .max(MOST_RANKS),
  /** Null until somebody has put in their own: examples are shown. */
  figures: Figures.nullable(),
});
export type Work = z.infer<typeof Work>;

const NewProject = z.object({ name: name(100), domain: text(253) });
export type NewProject = z.infer<typeof NewProject>;

const ProjectLine = NewProject.extend({ id: Id, version: z.int(), changedAt: z.string() });
export type ProjectLine = z.infer<typeof ProjectLine>;

export const MarketingProject = ProjectLine.extend({ work: Work });
export type MarketingProject = z.infer<typeof MarketingProject>;

const SavedProject = NewProject.extend({ version: z.int(), work: Work });
export type SavedProject = z.infer<typeof SavedProject>;

const AskedArticle = z.object({
  topic: name(200),
  language: Language,
  words: Words.default(ARTICLE_WORDS),
  headings: z.array(name(200)).max(MOST_QUESTIONS).default([]),
});
export type AskedArticle = z.infer<typeof AskedArticle>;

const WrittenArticle = z.object({
  title: z.string(),
  text: z.string(),
  words: z.int(),
  /** Our content does not suffice for the length that was asked for. */
  isShort: z.boolean(),
  by: z.enum(['content', 'model']),
  sources: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type WrittenArticle = z.infer<typeof WrittenArticle>;

export const AuditedPage = z.object({
  path: z.string(),
  title: z.string(),
  score: z.int(),
  results: z.array(z.object({ check: z.enum(AUDIT_CHECKS), passed: z.boolean(), found: z.int().nullable() })),
});
export type AuditedPage = z.infer<typeof AuditedPage>;

const SiteFigures = z.object({
  views: z.int(),
  searches: z.int(),
  days: z.array(z.object({ day: PlainDate, views: z.int(), searches: z.int() })),
  pages: z.array(z.object({ path: z.string(), views: z.int() })),
});
export type SiteFigures = z.infer<typeof SiteFigures>;

const OneProject = z.object({ id: Id });

export const marketing = {
  'GET /api/admin/marketing/projects': {
    summary: 'The projects of the marketing suite, newest first',
    query: Page,
    reply: z.array(ProjectLine),
  },
  'POST /api/admin/marketing/projects': {
    summary: 'Begin a project; it starts with our own public pages',
    body: NewProject,
    reply: MarketingProject,
    status: 201,
  },
  'GET /api/admin/marketing/projects/:id': {
    summary: 'One project with all its sections',
    params: OneProject,
    reply: MarketingProject,
  },
  'PUT /api/admin/marketing/projects/:id': {
    summary: 'Save a project; a version that is not the newest is refused',
    params: OneProject,
    body: SavedProject,
    reply: MarketingProject,
  },
  'DELETE /api/admin/marketing/projects/:id': {
    summary: 'Delete a project with all its sections',
    params: OneProject,
  },
  'POST /api/admin/marketing/articles': {
    summary: 'A draft of an article, made of our own guides, or by a hosted model where one is set',
    body: AskedArticle,
    reply: WrittenArticle,
  },
  'GET /api/admin/marketing/audits': {
    summary: 'The audit of the public pages that the sitemap lists; articles by kind and language',
    query: z.object({ group: z.enum(AUDIT_GROUPS).default('pages'), language: Language.optional() }),
    reply: z.array(AuditedPage),
  },
  'GET /api/admin/marketing/audits/page': {
    summary: 'The audit of one public page of ours; nothing outside is ever fetched',
    query: z.object({
      path: z
        .string()
        .max(200)
        .regex(/^\/(?:en|fr|ht)(?:\/[\w-]+)*$/),
    }),
    reply: AuditedPage,
  },
  'GET /api/admin/marketing/figures': {
    summary:
      'How often public pages were opened and searched in the last 30 days, counted without knowing by whom',
    reply: SiteFigures,
    mayLag: true,
  },
} as const satisfies Contract;
