import { expect, test } from 'vitest';
import { keyText } from './push.ts';

test('OPS-5 the key of a subscription is compared as the server writes it', () => {
  const bytes = Uint8Array.from([4, 255, 254, 253, 62, 63, 251, 240]);
  expect(keyText(bytes.buffer)).toBe(Buffer.from(bytes).toString('base64url'));
});
