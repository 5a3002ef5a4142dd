import type { Capability } from '#platform/capability.ts';
import { firstAid } from './first-aid.routes.ts';
import { firstAidPages } from './public-pages.service.ts';

export const capability = {
  routes: firstAid,
  articles: firstAidPages,
} satisfies Capability;
