import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['person-reports'] } satisfies Manifest;
