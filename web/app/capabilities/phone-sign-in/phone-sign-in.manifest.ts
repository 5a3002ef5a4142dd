import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['phone-sign-in'] } satisfies Manifest;
