import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['agenda'] } satisfies Manifest;
