import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['my-data'] } satisfies Manifest;
