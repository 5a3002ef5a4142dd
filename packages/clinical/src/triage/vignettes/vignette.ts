import { SEVERITIES, type Severity } from '../severity.ts';

/** The least urgent acceptable severity, and a text as a person may write it. */
export type Vignette = readonly [least: Severity, text: string];

/** Makes vignettes from lists of texts, one text per line, by their least acceptable severity. */
export const vignettesOf = (texts: Readonly<Partial<Record<Severity, string>>>): readonly Vignette[] =>
  SEVERITIES.flatMap((least) =>
    (texts[least] ?? '')
      .split('\n')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text): Vignette => [least, text]),
  );
