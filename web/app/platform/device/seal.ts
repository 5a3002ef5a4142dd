const CIPHER = 'AES-GCM';
const IV_BYTES = 12;

/** Encrypted on this device, for the key of one person. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** The key can be used and never read. */
export const importKey = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    CIPHER,
    false,
    ['encrypt', 'decrypt'],
  );

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** `name` says what it is; what was sealed under one name does not open under another. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: CIPHER, iv, additionalData: encoder.encode(name) };
  const data = await crypto.subtle.encrypt(algorithm, key, encoder.encode(JSON.stringify(value)));
  return { iv, data };
}

/** Fails when it was sealed with another key or under another name, or was changed. */
export async function unseal<T>(key: CryptoKey, name: string, { iv, data }: Sealed): Promise<T> {
  const algorithm = { name: CIPHER, iv, additionalData: encoder.encode(name) };
  return JSON.parse(decoder.decode(await crypto.subtle.decrypt(algorithm, key, data)));
}

/** Sealed as a text, for a storage that holds nothing else. */
export async function sealText(key: CryptoKey, name: string, value: unknown): Promise<string> {
  const { iv, data } = await seal(key, name, value);
  const bytes = [...iv, ...new Uint8Array(data)];
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

export async function unsealText<T>(key: CryptoKey, name: string, text: string): Promise<T> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return unseal<T>(key, name, { iv: bytes.slice(0, IV_BYTES), data: bytes.slice(IV_BYTES).buffer });
}

/** What a name becomes where only its owner may know it. */
export async function hashOf(name: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(name));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
