import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['measurements', 'trackers', 'maternity', 'listen', 'family'] } satisfies Manifest;
