import { buildWebIfChanged } from './build-web.ts';

buildWebIfChanged();
await import('../server/src/main.ts');
