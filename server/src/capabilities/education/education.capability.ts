import type { Capability } from '#platform/capability.ts';
import { education } from './education.routes.ts';
import { guidePages } from './public-pages.service.ts';

export const capability = {
  routes: education,
  articles: guidePages,
} satisfies Capability;
