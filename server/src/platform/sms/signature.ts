import { createHmac, timingSafeEqual } from 'node:crypto';

type Fields = Readonly<Record<string, unknown>>;

/** Twilio's scheme: HMAC-SHA1 over the address and all fields, sorted by name, each followed by its value. */
export function signatureOf(key: string, url: string, fields: Fields): string {
  const text = Object.keys(fields)
    .sort()
    .flatMap((name) => [...new Set([fields[name]].flat())].sort().map((value) => `${name}${String(value)}`))
    .join('');
  return createHmac('sha1', key)
    .update(url + text)
    .digest('base64');
}

export function isSignedBy(key: string, url: string, fields: Fields, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(key, url, fields))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
