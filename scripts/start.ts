import { buildWebIfChanged } from './build-web.ts';

await buildWebIfChanged();
await import('../server/src/main.ts');
