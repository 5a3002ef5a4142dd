import { buildWebIfChanged } from './build-web.ts';
import { endWithParent } from './end-with-parent.ts';

// Only under npm: a person who runs this file directly may want to leave it running.
if (process.env.npm_lifecycle_event) endWithParent();

await buildWebIfChanged();
await import('../server/src/main.ts');
