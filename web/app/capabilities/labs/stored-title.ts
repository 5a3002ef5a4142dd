import { LAB_TESTS, type LabTest, labTestName } from '@lakou/clinical';
import { titleReader } from '@lakou/contract/labs.rules';

/** The codes of a title as the record keeps it, in English; undefined where somebody else wrote it. */
export const codesInTitle = titleReader(
  Object.keys(LAB_TESTS).map((code) => [labTestName(code as LabTest), code] as const),
);
