import { enableCompileCache } from 'node:module';

// Set before any import: on the second start the TypeScript is already stripped and compiled.
enableCompileCache();
await import('./run.ts');
