import { parseRecord } from './parse.rules.ts';

/** What the text of a FHIR R4 bundle holds for a record. */
export const readRecord = (text: string, now: Date): ReturnType<typeof parseRecord> =>
  parseRecord(JSON.parse(text), now);
