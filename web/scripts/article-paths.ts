import { educationGuides, firstAidTopics, medicines } from '@lakou/content';

/** The addresses after the language of all pages that the server writes from our content, lists first. */
export function articlePaths(): string[] {
  const kinds = [
    ['/first-aid', firstAidTopics()],
    ['/guides', educationGuides()],
    ['/medicines', medicines()],
  ] as const;
  return [
    ...kinds.map(([path]) => path),
    '/care',
    ...kinds.flatMap(([path, articles]) => articles.map(({ slug }) => `${path}/${slug}`)),
  ];
}
