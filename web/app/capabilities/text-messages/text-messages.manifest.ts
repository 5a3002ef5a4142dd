import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['text-messages'] } satisfies Manifest;
