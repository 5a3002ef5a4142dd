import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['busy-calendars'] } satisfies Manifest;
