import { plainText } from '@lakou/i18n';
import { saveFile } from '../my-data/save-file.ts';

const TYPES = { csv: 'text/csv', md: 'text/markdown', json: 'application/ld+json' } as const;

/** Lets the browser download a text; the name is made of plain letters. */
export function saveText(name: string, ending: keyof typeof TYPES, text: string): void {
  const plain = plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  saveFile(`${plain || 'marketing'}.${ending}`, new Blob([text], { type: `${TYPES[ending]};charset=utf-8` }));
}
