/** The twelve rules of the auditor. */
export const AUDIT_CHECKS = [
  'title',
  'description',
  'singleH1',
  'headingOrder',
  'words',
  'canonical',
  'viewport',
  'robots',
  'previews',
  'alternativeTexts',
  'internalLink',
  'genericAnchors',
] as const;
export type AuditCheck = (typeof AUDIT_CHECKS)[number];

/** The public pages by what they are; articles are read one language at a time, because there are hundreds. */
export const AUDIT_GROUPS = ['pages', 'guides', 'first-aid', 'medicines'] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];

const TITLE_LENGTH = { least: 50, most: 60 } as const;
const DESCRIPTION_LENGTH = { least: 140, most: 160 } as const;
const FEWEST_WORDS = 800;

/** What a page is made of, as far as the rules ask. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** The levels of its headings, in their order. */
  readonly headings: readonly number[];
  readonly words: number;
  readonly hasCanonical: boolean;
  readonly hasViewport: boolean;
  readonly robots: string;
  readonly hasOpenGraph: boolean;
  readonly hasTwitter: boolean;
  readonly imagesWithoutAlt: number;
  readonly internalLinks: number;
  readonly genericAnchors: number;
}

interface AuditResult {
  readonly check: AuditCheck;
  readonly passed: boolean;
  /** What was counted, where the rule counts. */
  readonly found: number | null;
}

export interface Audit {
  /** The percentage of the fitting rules that the page passes. */
  readonly score: number;
  readonly results: AuditResult[];
}

const within = (length: number, { least, most }: { least: number; most: number }) =>
  length >= least && length <= most;

const skipsNone = (levels: readonly number[]) =>
  levels.every((level, index) => level <= (levels[index - 1] ?? level) + 1);

/** Long texts are expected of guides alone: a list, a first-aid page or a medicine is better short. */
export const fittingChecks = (path: string): readonly AuditCheck[] =>
  /^\/\w\w\/guides\/[\w-]+$/.test(path) ? AUDIT_CHECKS : AUDIT_CHECKS.filter((check) => check !== 'words');

/** The rules that fit a page on what it is made of; the score counts those alone. */
export function auditFacts(facts: PageFacts, checks: readonly AuditCheck[] = AUDIT_CHECKS): Audit {
  const h1 = facts.headings.filter((level) => level === 1).length;
  const title = [...facts.title].length;
  const description = [...facts.description].length;
  const found: Record<AuditCheck, readonly [boolean, number | null]> = {
    title: [within(title, TITLE_LENGTH), title],
    description: [within(description, DESCRIPTION_LENGTH), description],
    singleH1: [h1 === 1, h1],
    headingOrder: [skipsNone(facts.headings), null],
    words: [facts.words >= FEWEST_WORDS, facts.words],
    canonical: [facts.hasCanonical, null],
    viewport: [facts.hasViewport, null],
    robots: [!/noindex|nofollow|\bnone\b/i.test(facts.robots), null],
    previews: [facts.hasOpenGraph && facts.hasTwitter, null],
    alternativeTexts: [facts.imagesWithoutAlt === 0, facts.imagesWithoutAlt],
    internalLink: [facts.internalLinks >= 1, facts.internalLinks],
    genericAnchors: [facts.genericAnchors <= 1, facts.genericAnchors],
  };
  const results = checks.map((check) => ({
    check,
    passed: found[check][0],
    found: found[check][1],
  }));
  const passed = results.filter((result) => result.passed).length;
  return { score: Math.round((passed / results.length) * 100), results };
}
