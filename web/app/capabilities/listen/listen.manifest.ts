import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['listen'] } satisfies Manifest;
