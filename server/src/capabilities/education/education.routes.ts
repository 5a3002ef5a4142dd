import { educationGuides, findGuide } from '@lakou/content';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { canReadEducation } from './education.access.ts';
import { educationContent } from './education.view.ts';

/** `first aid` and `First-Aid` are `first_aid`. */
const codeOf = (category: string) =>
  category
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

export const education: Routes = (on) => {
  on('GET /api/features/education/content', canReadEducation, ({ query: { category, lang } }) =>
    educationGuides()
      .filter((guide) => category === 'all' || guide.category === codeOf(category))
      .map((guide) => educationContent(guide, lang)),
  );
  on('GET /api/features/education/content/:id', canReadEducation, ({ params, query }) =>
    educationContent(findGuide(params.id) ?? fail('not_found'), query.lang),
  );
};
