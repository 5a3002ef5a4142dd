import { type EducationGuide, embedAddress, fileAddress } from '@lakou/content';
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

/** The sections as plain text, for clients without headings. */
export const plainText = (sections: readonly Section[]): string => sections.flatMap(linesOf).join('\n\n');

/** The video source. A link to a host that is not allowed gives no source. */
function playedFrom(guide: EducationGuide, lang: Language) {
  if (guide.format === 'guide') return {};
  const link = guide.link[lang];
  const embedUrl = guide.format === 'video' ? embedAddress(link) : undefined;
  const mediaUrl = fileAddress(guide.format, link);
  const captionsUrl = guide.format === 'video' && mediaUrl ? guide.captions?.[lang] : undefined;
  return {
    ...(embedUrl && { embedUrl }),
    ...(mediaUrl && { mediaUrl }),
    ...(captionsUrl && { captionsUrl }),
  };
}

export function educationContent(guide: EducationGuide, lang: Language): EducationContent {
  const { slug, category, format, source, reviewedBy, reviewedOn } = guide;
  const { title, description, sections } = guide.texts[lang];
  return {
    id: slug,
    title,
    description,
    category,
    format,
    content: guide.format === 'guide' ? plainText(sections) : guide.link[lang],
    sections,
    ...playedFrom(guide, lang),
    source,
    reviewedBy,
    reviewedOn,
  };
}
