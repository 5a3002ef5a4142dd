import { educationGuides, findGuide } from '@lakou/content';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { createPublishedReader } from '../content-reviews/published.service.ts';
import { canReadEducation } from './education.access.ts';
import { educationContent } from './education.view.ts';

/** `first aid` and `First-Aid` are `first_aid`. */
const codeOf = (category: string) =>
  category
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

export const education: Routes = (on) => {
  const readPublished = createPublishedReader('education');
  on(
    'GET /api/features/education/content',
    canReadEducation,
    async ({ grant, query: { category, lang } }) => {
      const published = await readPublished(grant);
      return educationGuides()
        .filter((guide) => category === 'all' || guide.category === codeOf(category))
        .map((guide) => educationContent(guide, lang, published));
    },
  );
  on('GET /api/features/education/content/:id', canReadEducation, async ({ grant, params, query }) => {
    const guide = findGuide(params.id) ?? fail('not_found');
    return educationContent(guide, query.lang, await readPublished(grant));
  });
};
