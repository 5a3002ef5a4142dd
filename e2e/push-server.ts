import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

/** The server under test may push here: see PUSH_HOSTS in playwright.config.ts. */
const PUSH_PORT = Number(process.env.E2E_PORT ?? 3101) + 98;
const KEY_BYTES = 65;
const TAG_BYTES = 16;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A push server with a subscribed browser, which decrypts what it receives (RFC 8291). */
export async function openPushServer() {
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys();
  const auth = randomBytes(16);

  function unseal(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + KEY_BYTES);
    const sealed = body.subarray(21 + KEY_BYTES);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = derive(browser.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
    const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -TAG_BYTES)), opened.final()]).toString();
    return text.slice(0, text.lastIndexOf('\u0002')); // what marks its end
  }

  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push(unseal(Buffer.concat(chunks)));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(PUSH_PORT, '127.0.0.1', resolve));
  return {
    /** The subscription that a browser would give. */
    subscription: {
      endpoint: `http://127.0.0.1:${PUSH_PORT}/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** The decrypted messages. */
    received,
    close: () => void server.close(),
  };
}
