import { enableCompileCache } from 'node:module';

// Before anything is imported: the second start finds our TypeScript stripped and everything compiled.
enableCompileCache();
await import('./run.ts');
