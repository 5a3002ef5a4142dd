import { SEVERITIES, type Severity } from '../severity.ts';

/** The least urgent answer that is still acceptable, and what someone wrote. */
export type Vignette = readonly [least: Severity, text: string];

/** From texts that stand one to a line under the level they ask for. */
export const vignettesOf = (texts: Readonly<Partial<Record<Severity, string>>>): readonly Vignette[] =>
  SEVERITIES.flatMap((least) =>
    (texts[least] ?? '')
      .split('\n')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text): Vignette => [least, text]),
  );
