import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@lakou/i18n';
import { expect, test } from 'vitest';

interface Meta {
  readonly metaTitle: string;
  readonly description: string;
}
const LOCALES = join(import.meta.dirname, '../../../../packages/i18n/locales');
const read = (language: string, file: string) =>
  JSON.parse(
    readFileSync(join(LOCALES, language, `${file}.json`), 'utf8').replaceAll('{{product}}', 'Lakou'),
  );

function metaOf(language: string): Meta[] {
  const pages = read(language, 'public-pages');
  const { title, description } = read(language, 'fund-page').meta;
  const listed: Meta[] = [pages.firstAid, pages.guides, pages.medicines, pages.care];
  return [
    ...listed.map((page) => ({ ...page, metaTitle: `${page.metaTitle} · Lakou` })),
    { metaTitle: title, description },
  ];
}

test.each(LANGUAGES)(
  'MKT-3 titles and descriptions of our lists and of the fund keep the rules: %s',
  (language) => {
    for (const { metaTitle, description } of metaOf(language)) {
      expect(metaTitle.length, metaTitle).toBeGreaterThanOrEqual(50);
      expect(metaTitle.length, metaTitle).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(140);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  },
);
