import type { Manifest } from '../../areas/manifest.ts';

export default { words: ['bookings', 'packages'] } satisfies Manifest;
