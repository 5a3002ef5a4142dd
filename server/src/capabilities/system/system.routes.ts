import type { Capability } from '../../app.ts';
import { canSayHello } from './system.access.ts';

export const system: Capability = (on) => {
  on('GET /api/hello', canSayHello, () => ({ message: 'Hello from the API' }));
};
