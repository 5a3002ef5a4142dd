import type { Manifest } from '../../areas/manifest.ts';

export default {
  words: ['exchange-rates'],
} satisfies Manifest;
