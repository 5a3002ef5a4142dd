import { expect, test } from 'vitest';
import { readCsvFile } from './read-csv-file.ts';

test('CLIN-6 a file in UTF-8 is read, one in another encoding is named', async () => {
  expect(await readCsvFile(new Blob(['Non\nKètli']))).toEqual({ text: 'Non\nKètli' });
  const latin = new Uint8Array([0x4e, 0x6f, 0x6e, 0x0a, 0x4b, 0xe8, 0x74]);
  expect(await readCsvFile(new Blob([latin]))).toEqual({ fault: 'wrongEncoding' });
  expect(await readCsvFile(new Blob(['x'.repeat(3_000_001)]))).toEqual({ fault: 'tooLarge' });
});
