import { buildWebIfChanged } from './build-web.ts';
import { endWithParent } from './end-with-parent.ts';

// Only under npm: who runs this file itself may mean to leave it running.
if (process.env.npm_lifecycle_event) endWithParent();

await buildWebIfChanged();
await import('../server/src/main.ts');
