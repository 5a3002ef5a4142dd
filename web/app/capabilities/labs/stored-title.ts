import { LAB_TESTS, type LabTest, labTestName } from '@lakou/clinical';
import { LAB_PANELS, UNCODED_LAB_TESTS } from '@lakou/contract/labs.rules';

const UNCODED = { ...UNCODED_LAB_TESTS.blood, ...UNCODED_LAB_TESTS.urine };

/** The codes of the catalogue by their English names. */
const CODES: ReadonlyMap<string, string> = new Map([
  ...Object.keys(LAB_TESTS).map((code) => [labTestName(code as LabTest), code] as const),
  ...Object.entries(LAB_PANELS).map(([code, { name }]) => [name, code] as const),
  ...Object.entries(UNCODED).map(([code, name]) => [name, code] as const),
]);

/** The codes of a title as the record keeps it, in English; undefined where somebody else wrote it. */
export function codesInTitle(title: string): string[] | undefined {
  const codes: string[] = [];
  let parts = title.split(', ');
  while (parts.length > 0) {
    // A name may itself hold a comma: the longest that is known counts.
    const length = parts.findLastIndex((_, last) => CODES.has(parts.slice(0, last + 1).join(', '))) + 1;
    const code = CODES.get(parts.slice(0, length).join(', '));
    if (code === undefined) return undefined;
    codes.push(code);
    parts = parts.slice(length);
  }
  return codes;
}
