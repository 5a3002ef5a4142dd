import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['devices'] } satisfies Manifest;
