import type { EducationGuide } from '@lakou/content';
import type { AskedArticle } from '@lakou/contract/marketing';
import { LONGEST_ARTICLE, tokensOf } from '@lakou/contract/marketing.rules';
import { countWords } from '@lakou/contract/marketing-plan.rules';

type Text = EducationGuide['texts']['en'];
type Section = Text['sections'][number];

export const titleOf = (topic: string): string => topic.charAt(0).toUpperCase() + topic.slice(1);

const without = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '');
const tokens = (text: string) => tokensOf(without(text));

function toMarkdown({ title, blocks }: Section, level: string): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'paragraph') return block.text;
    const mark = (index: number) => (block.kind === 'steps' ? `${index + 1}.` : '-');
    return block.items.map((item, index) => `${mark(index)} ${item}`).join('\n');
  });
  return [...(title ? [`${level} ${title}`] : []), ...parts].join('\n\n');
}

/** Words of the title count three times: a guide about a subject comes before one that names it. */
function likenessOf(subject: ReadonlySet<string>, { title, description, sections }: Text): number {
  const inTitle = tokens(title);
  const inText = tokens([description, ...sections.map((section) => toMarkdown(section, ''))].join(' '));
  return [...subject].reduce(
    (sum, token) => sum + (inTitle.has(token) ? 3 : 0) + (inText.has(token) ? 1 : 0),
    0,
  );
}

/**
 * An article of our own guides about a subject, the nearest first, section by section until it is
 * long enough. Without any such guide it holds only the headings, for somebody to write.
 */
export function assembleArticle(
  { topic, language, words, headings }: AskedArticle,
  guides: readonly EducationGuide[],
): { text: string; sources: { id: string; title: string }[] } {
  const subject = tokens(topic);
  const near = guides
    .map((guide) => ({ guide, likeness: likenessOf(subject, guide.texts[language]) }))
    .filter(({ likeness }) => likeness >= 3)
    .sort((a, b) => b.likeness - a.likeness);
  if (near.length === 0)
    return { text: headings.map((heading) => `## ${heading}`).join('\n\n'), sources: [] };
  const parts: string[] = [];
  const sources: { id: string; title: string }[] = [];
  let written = 0;
  const add = (part: string) => {
    parts.push(part);
    written += countWords(part);
  };
  for (const { guide } of near) {
    if (written >= words) break;
    const { title, description, sections } = guide.texts[language];
    sources.push({ id: guide.slug, title });
    if (parts.length > 0) add(`## ${title}`);
    add(description);
    const level = sources.length > 1 ? '###' : '##';
    for (const section of sections) if (written < words) add(toMarkdown(section, level));
  }
  return { text: parts.join('\n\n').slice(0, LONGEST_ARTICLE), sources };
}
