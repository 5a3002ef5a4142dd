import type { Article, Block } from './article.ts';

/** The content under one heading. */
export interface Section {
  title: string;
  blocks: Exclude<Block, { kind: 'heading' }>[];
}

/** The body divided at its headings. Throws when there is text before the first. */
export function sectionsOf({ title, blocks }: Pick<Article, 'title' | 'blocks'>): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') {
      sections.push({ title: block.text, blocks: [] });
      continue;
    }
    const section = sections.at(-1);
    if (!section) throw new Error(`“${title}” has text before its first heading`);
    section.blocks.push(block);
  }
  return sections;
}
