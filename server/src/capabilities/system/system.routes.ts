import type { Routes } from '#platform/capability.ts';
import { canSayHello } from './system.access.ts';

export const system: Routes = (on) => {
  on('GET /api/hello', canSayHello, () => ({ message: 'Hello from the API' }));
};
