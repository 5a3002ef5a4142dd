import type { Manifest } from '../../areas/manifest.ts';

/** Shown on the page of a visit. */
export default { words: ['pre-visit-answers', 'symptom-checker'] } satisfies Manifest;
