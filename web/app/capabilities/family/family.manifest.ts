import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['family'] } satisfies Manifest;
