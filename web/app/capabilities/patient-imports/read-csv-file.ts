import { LONGEST_PATIENT_CSV } from '@lakou/contract/patient-imports.rules';

type FileFault = 'tooLarge' | 'wrongEncoding';

/** The text of a file; other encodings than UTF-8 would turn accents into other letters. */
export async function readCsvFile(file: Blob): Promise<{ text: string } | { fault: FileFault }> {
  // A letter takes up to four bytes.
  if (file.size > LONGEST_PATIENT_CSV * 4) return { fault: 'tooLarge' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.length > LONGEST_PATIENT_CSV ? { fault: 'tooLarge' } : { text };
  } catch {
    return { fault: 'wrongEncoding' };
  }
}
