import type { Manifest } from '../../areas/manifest.ts';

export default { screens: [], words: ['cash-visits'] } satisfies Manifest;
