import { createHash, randomBytes } from 'node:crypto';

/** A secret in a mailed link: 32 random bytes as hex. The database stores only its hash. */
export const newLinkToken = (): string => randomBytes(32).toString('hex');

export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();
