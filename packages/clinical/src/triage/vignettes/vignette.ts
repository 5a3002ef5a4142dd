import type { Severity } from '../severity.ts';

/** The least urgent answer that is still acceptable, and what someone wrote. */
export type Vignette = readonly [least: Severity, text: string];
