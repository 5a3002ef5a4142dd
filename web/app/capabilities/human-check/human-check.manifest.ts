import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['human-check'] } satisfies Manifest;
