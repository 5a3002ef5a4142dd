import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['find', 'providers'] } satisfies Manifest;
