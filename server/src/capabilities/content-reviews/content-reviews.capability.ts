import type { Capability } from '#platform/capability.ts';
import { contentReviews } from './content-reviews.routes.ts';

export const capability = {
  routes: contentReviews,
} satisfies Capability;
