import { type EducationGuide, embedAddress } from '@lakou/content';
import type { EducationContent } from '@lakou/contract/education';
import type { Section } from '@lakou/contract/passages';
import type { Language } from '@lakou/i18n';

const linesOf = ({ title, blocks }: Section): string[] => [
  title,
  ...blocks.map((block) => {
    if (block.kind === 'paragraph') return block.text;
    const mark = block.kind === 'steps' ? (index: number) => `${index + 1}. ` : () => '- ';
    return block.items.map((item, index) => mark(index) + item).join('\n');
  }),
];

/** The sections as plain text, for readers that know no headings. */
export const plainText = (sections: readonly Section[]): string => sections.flatMap(linesOf).join('\n\n');

export function educationContent(guide: EducationGuide, lang: Language): EducationContent {
  const { slug, category, format, source, reviewedBy, reviewedOn } = guide;
  const { title, description, sections } = guide.texts[lang];
  const embedUrl = guide.format === 'video' ? embedAddress(guide.link) : undefined;
  return {
    id: slug,
    title,
    description,
    category,
    format,
    content: guide.format === 'guide' ? plainText(sections) : guide.link,
    sections,
    ...(embedUrl && { embedUrl }),
    source,
    reviewedBy,
    reviewedOn,
  };
}
