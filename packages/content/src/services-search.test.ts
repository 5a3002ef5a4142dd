import { expect, test } from 'vitest';
import { SERVICES } from './services.ts';
import { searchServices } from './services-search.ts';

const slugs = (text: string) => searchServices(text).map(({ slug }) => slug);

test.each(['general consultation', 'Konsiltasyon', 'consultasion general', 'jeneral', 'GÉNÉRALE'])(
  'BOOK-1 a service is found however it is spelled: %s',
  (text) => {
    expect(slugs(text)).toContain('general-consultation');
  },
);

test('BOOK-1 without words all services are listed, and nonsense finds none', () => {
  expect(searchServices(' ')).toEqual(SERVICES);
  expect(slugs('qqzzxx')).toEqual([]);
});
