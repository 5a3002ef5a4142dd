import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['record-entries'] } satisfies Manifest;
