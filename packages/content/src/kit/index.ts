export type { Article, Block } from './article.ts';
export { cached } from './cached.ts';
export { type Entry, readEntries, readItems, readJsonFile } from './folder.ts';
export { provenance, Source } from './provenance.ts';
export { type Section, sectionsOf } from './sections.ts';
export { Words } from './words.ts';
