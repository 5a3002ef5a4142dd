import { csvCell } from './csv.rules.ts';
import {
  BRIEF_LINKS,
  type Brief,
  type Cluster,
  type Keyword,
  MOST_PLANNED,
  MOST_POSTS_A_WEEK,
  MOST_QUESTIONS,
  nearestPages,
  type OwnPage,
  type Planned,
  type Rank,
  similarity,
  tokensOf,
} from './marketing.rules.ts';
import { estimate } from './marketing-keywords.rules.ts';

const subjectOf = ({ topic, keywords }: Cluster) => [topic, ...keywords].join(' ');

/** The own pages that a cluster is nearest to. */
export const topPages = (cluster: Cluster, pages: readonly OwnPage[]): OwnPage[] =>
  nearestPages(subjectOf(cluster), pages, 3);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What an article about a cluster should hold: its keywords as headings, what people ask, where to link. */
export function writeBrief(
  cluster: Cluster,
  { keywords, pages, words }: { keywords: readonly Keyword[]; pages: readonly OwnPage[]; words: number },
): Brief {
  const asked = new Set(
    keywords.filter(({ intent }) => intent === 'informational').map(({ keyword }) => keyword),
  );
  const own = cluster.keywords.filter((keyword) => asked.has(keyword));
  const subject = tokensOf(subjectOf(cluster));
  const others = [...asked].sort(
    (a, b) => similarity(tokensOf(b), subject) - similarity(tokensOf(a), subject),
  );
  return {
    topic: cluster.topic,
    words,
    headings: cluster.keywords.map(capital).slice(0, MOST_QUESTIONS),
    questions: [...new Set([...own, ...others])].map(capital).slice(0, 5),
    links: nearestPages(subjectOf(cluster), pages, BRIEF_LINKS).map(({ url, title }) => ({ url, title })),
  };
}

/** A brief as Markdown, with its headings in the reader's words. */
export function briefText(
  brief: Brief,
  title: { words: string; headings: string; questions: string; links: string },
): string {
  const list = (name: string, lines: readonly string[]) =>
    lines.length > 0 ? `\n## ${name}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n` : '';
  return [
    `# ${capital(brief.topic)}\n\n${title.words}\n`,
    list(title.headings, brief.headings),
    list(title.questions, brief.questions),
    list(
      title.links,
      brief.links.map(({ url, title: name }) => `[${name}](${url})`),
    ),
  ].join('');
}

const DAY_MS = 24 * 3600 * 1000;

/** Days between two posts. */
export const spacingOf = (perWeek: number): number =>
  Math.floor(7 / Math.min(Math.max(Math.trunc(perWeek) || 1, 1), MOST_POSTS_A_WEEK));

/** The best clusters first, from the first day on. */
export function planCalendar(clusters: readonly Cluster[], perWeek: number, firstDay: string): Planned[] {
  const spacing = spacingOf(perWeek);
  const first = Date.parse(`${firstDay}T00:00:00Z`);
  return [...clusters]
    .sort((a, b) => b.ice - a.ice)
    .slice(0, MOST_PLANNED)
    .map(({ topic }, index) => ({
      day: new Date(first + index * spacing * DAY_MS).toISOString().slice(0, 10),
      topic,
    }));
}

const MOST_SUGGESTIONS = 8;
const WEIGHT_LOST_A_RANK = 5;

interface LinkSuggestion {
  readonly url: string;
  readonly title: string;
  readonly anchor: string;
  /** In percent: 100 for the nearest page, 5 less for each after it. */
  readonly weight: number;
}

/** Which other own pages one page should link to. */
export function suggestLinks(from: OwnPage, pages: readonly OwnPage[]): LinkSuggestion[] {
  const others = pages.filter(({ url }) => url !== from.url);
  return nearestPages(`${from.title} ${from.topic}`, others, MOST_SUGGESTIONS).map(
    ({ url, title, topic }, rank) => ({
      url,
      title,
      anchor: topic || title,
      weight: 100 - rank * WEIGHT_LOST_A_RANK,
    }),
  );
}

const LONGEST_CUT = 400;

/** The text without its last block: the last paragraph, or what of it the last 400 characters hold. */
export function shorten(text: string): string {
  const whole = text.trimEnd();
  const from = Math.max(whole.length - LONGEST_CUT, 0);
  const tail = whole.slice(from);
  const cut = ['\n\n', '\n', '. ', ' ']
    .map((end) => ({ end, at: end === '\n\n' ? tail.lastIndexOf(end) : tail.indexOf(end) }))
    .find(({ at }) => at >= 0);
  if (!cut) return whole.slice(0, from);
  return whole.slice(0, from + cut.at + (cut.end === '. ' ? 1 : 0)).trimEnd();
}

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

export const clampPosition = (position: number): number =>
  Math.min(Math.max(Math.round(position) || 1, 1), 100);

/** A keyword that nobody has looked up yet starts from 50 to 69. */
const firstPosition = (kw: string, loc: string): number => estimate(`rank ${kw} ${loc}`, 50, 69);

export const newRank = (rank: Omit<Rank, 'pos'>): Rank => ({
  ...rank,
  pos: firstPosition(rank.kw, rank.loc),
});

const cell = (value: string | number): string => (typeof value === 'number' ? String(value) : csvCell(value));

/** Rows as CSV (RFC 4180). */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
