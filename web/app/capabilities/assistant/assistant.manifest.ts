import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['assistant'] } satisfies Manifest;
