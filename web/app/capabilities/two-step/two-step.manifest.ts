import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['two-step'] } satisfies Manifest;
