import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from '@lakou/contract/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type CborValue = Parameters<typeof isoCBOR.encode>[0];

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const NEW_KEY = 0x40;

/** Wrong values that a device or an attacker may send. */
export interface Circumstances {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** Whether the device verified its owner. */
  readonly recognised?: boolean;
  readonly count?: number;
  readonly userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

function counted(count: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
}

function publicKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const cose = new Map<number, number | Uint8Array>([
    [1, 2], // an elliptic curve
    [3, -7], // ES256
    [-1, 1], // P-256
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  return Buffer.from(isoCBOR.encode(cose));
}

/** A passkey in software, as a phone holds it: one ES256 key that counts its uses. */
export function softPasskey(origin = 'http://localhost:3001') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  let count = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, { origin: said = origin }: Circumstances) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: said, crossOrigin: false }));
  function deviceData(rpId: string, flags: number, { recognised = true, count: said }: Circumstances) {
    const seen = USER_PRESENT | (recognised ? USER_VERIFIED : 0) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([seen]), counted(said ?? count)]);
  }

  return {
    id,
    create(options: CreationOptions, lies: Circumstances = {}): NewCredential {
      userHandle = options.user.id;
      const authData = Buffer.concat([
        deviceData(lies.rpId ?? options.rp.id, NEW_KEY, lies),
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        publicKeyOf(publicKey),
      ]);
      const attestation = new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', lies.challenge ?? options.challenge, lies).toString(
          'base64url',
        ),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', response };
    },
    get(options: RequestOptions, lies: Circumstances = {}): Assertion {
      count++;
      const client = clientData('webauthn.get', lies.challenge ?? options.challenge, lies);
      const device = deviceData(lies.rpId ?? options.rpId, 0, lies);
      const signature = sign('sha256', Buffer.concat([device, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: device.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: lies.userHandle ?? userHandle,
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}
