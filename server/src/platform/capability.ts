import type { LakouContract } from '@lakou/contract';
import type { On } from './http/router.ts';
import type { Platform } from './platform.ts';

/** Declares the calls of a capability on the router. */
export type Routes = (on: On<LakouContract>, platform: Platform) => void;
