import { type EducationGuide, embedAddress, fileAddress } from '@lakou/content';
import type { EducationContent } from '@lakou/contract/education';
import type { Section } from '@lakou/contract/passages';
import type { Language } from '@lakou/i18n';
import { visitArticle } from '../content-reviews/content-fields.rules.ts';
import type { Published } from '../content-reviews/published.service.ts';

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

/** A guide in one language, with its corrections. */
export function educationContent(
  guide: EducationGuide,
  lang: Language,
  published: Published,
): EducationContent {
  const { slug, category, format, source } = guide;
  const { title, description, sections, questions } = visitArticle(
    guide.texts[lang],
    published.servedIn(slug, lang),
  );
  return {
    id: slug,
    title,
    description,
    category,
    format,
    content: guide.format === 'guide' ? plainText(sections) : guide.link[lang],
    sections,
    questions,
    ...playedFrom(guide, lang),
    isCorrected: published.isCorrected(slug, lang),
    source,
    ...published.reviewed(guide),
  };
}
