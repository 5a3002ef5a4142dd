import { fromBase64Url, toBase64Url } from './base64url.ts';

// A JWE in its compact form, encrypted directly with the key of the link: alg `dir`, enc `A256GCM`.
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'AES-GCM';

type Bytes = Uint8Array<ArrayBuffer>;

const encode = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

async function throughStream(
  bytes: Bytes,
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
): Promise<Bytes> {
  const changed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}

export const newKey = (): Bytes => crypto.getRandomValues(new Uint8Array(32));

const importKey = (key: Bytes, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', key, CIPHER, false, [use]);

/** Compressed where the browser can, because a record is sent over slow networks. */
export async function encryptRecord(record: string, key: Bytes): Promise<string> {
  const canDeflate = 'CompressionStream' in globalThis;
  const content = canDeflate
    ? await throughStream(encode(record), new CompressionStream('deflate-raw'))
    : encode(record);
  const header = toBase64Url(
    encode(
      JSON.stringify({
        alg: 'dir',
        enc: 'A256GCM',
        cty: 'application/fhir+json',
        ...(canDeflate && { zip: 'DEF' }),
      }),
    ),
  );
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: CIPHER, iv, additionalData: encode(header), tagLength: TAG_BYTES * 8 },
      await importKey(key, 'encrypt'),
      content,
    ),
  );
  const end = sealed.length - TAG_BYTES;
  const [body, tag] = [sealed.subarray(0, end), sealed.subarray(end)];
  return [header, '', toBase64Url(iv), toBase64Url(body), toBase64Url(tag)].join('.');
}

/** Throws when it was encrypted with another key, or changed. */
export async function decryptRecord(jwe: string, key: Bytes): Promise<string> {
  const [header = '', , iv = '', body = '', tag = ''] = jwe.trim().split('.');
  const { alg, enc, zip } = JSON.parse(new TextDecoder().decode(fromBase64Url(header)));
  if (alg !== 'dir' || enc !== 'A256GCM') throw new Error('encrypted in a way that we do not read');
  const sealed = new Uint8Array([...fromBase64Url(body), ...fromBase64Url(tag)]);
  const content = new Uint8Array(
    await crypto.subtle.decrypt(
      { name: CIPHER, iv: fromBase64Url(iv), additionalData: encode(header), tagLength: TAG_BYTES * 8 },
      await importKey(key, 'decrypt'),
      sealed,
    ),
  );
  const plain =
    zip === 'DEF' ? await throughStream(content, new DecompressionStream('deflate-raw')) : content;
  return new TextDecoder().decode(plain);
}
