import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { readLink, writeLink } from './health-link.ts';
import { decryptRecord, encryptRecord, newKey } from './jwe.ts';

const RECORD = JSON.stringify({ resourceType: 'Bundle', title: 'Rezime dosye sante: Nadège' });

describe('VAULT-2 a record is encrypted in the browser', () => {
  test('VAULT-2 another program reads what we write: direct key, A256GCM, deflated', async () => {
    const key = newKey();
    const parts = (await encryptRecord(RECORD, key)).split('.');
    const [header = '', empty, iv = '', body = '', tag = ''] = parts;
    expect([parts.length, empty]).toEqual([5, '']);
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg: 'dir',
      enc: 'A256GCM',
      cty: 'application/fhir+json',
      zip: 'DEF',
    });
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
      .setAAD(Buffer.from(header))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    const plain = Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]);
    expect(inflateRawSync(plain).toString()).toBe(RECORD);
  });

  test.each([true, false])('VAULT-2 we read what another program writes, deflated: %s', async (deflated) => {
    const [key, iv] = [randomBytes(32), randomBytes(12)];
    const head = { alg: 'dir', enc: 'A256GCM', ...(deflated && { zip: 'DEF' }) };
    const header = Buffer.from(JSON.stringify(head)).toString('base64url');
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(header));
    const content = deflated ? deflateRawSync(RECORD) : Buffer.from(RECORD);
    const body = Buffer.concat([cipher.update(content), cipher.final()]);
    const rest = [iv, body, cipher.getAuthTag()].map((one) => one.toString('base64url'));
    expect(await decryptRecord([header, '', ...rest].join('.'), new Uint8Array(key))).toBe(RECORD);
  });

  test('attack: another key, or one changed letter, opens nothing', async () => {
    const key = newKey();
    const jwe = await encryptRecord(RECORD, key);
    await expect(decryptRecord(jwe, newKey())).rejects.toThrow();
    const parts = jwe.split('.');
    parts[3] = (parts[3] ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    await expect(decryptRecord(parts.join('.'), key)).rejects.toThrow();
  });

  test('VAULT-2 the same record is never encrypted to the same text', async () => {
    const key = newKey();
    expect(await encryptRecord(RECORD, key)).not.toBe(await encryptRecord(RECORD, key));
  });
});

describe('VAULT-2 the link', () => {
  test('VAULT-2 is read back as it was written, also behind the address of a viewer', () => {
    const payload = {
      url: `https://lakou.example/shl/${'a'.repeat(43)}`,
      key: toBase64Url(newKey()),
      exp: 1_794_826_800,
      flag: 'P',
      v: 1,
    };
    const link = writeLink(payload);
    expect(link).toMatch(/^shlink:\/[\w-]+$/);
    expect(readLink(`https://lakou.example/ht/view#${link}`)).toEqual(payload);
  });

  test('VAULT-2 what is no link is none, and no text breaks the reader', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readLink(`#shlink:/${text}`)).toBeUndefined();
      }),
    );
    expect(readLink('#')).toBeUndefined();
    expect(readLink(writeLink({ url: 'https://x', key: 'short' }))).toBeUndefined();
  });

  test('VAULT-2 bytes of any length survive', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(new Uint8Array(bytes));
      }),
    );
  });
});
