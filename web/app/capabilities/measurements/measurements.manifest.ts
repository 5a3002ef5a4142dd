import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['measurements', 'trackers', 'maternity', 'family'] } satisfies Manifest;
