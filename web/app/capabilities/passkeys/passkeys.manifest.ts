import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['passkeys'] } satisfies Manifest;
