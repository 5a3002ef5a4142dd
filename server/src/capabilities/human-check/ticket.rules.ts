import { createHmac, timingSafeEqual } from 'node:crypto';

/** For whom a ticket counts: who registered this address, from this network. */
interface TicketHolder {
  readonly near: string;
  readonly email: string;
}

const PREFIX = 'registered';
const FORM = /^registered\.([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

const sign = (key: string, nonce: string, expires: number, { near, email }: TicketHolder) =>
  createHmac('sha256', key)
    .update(JSON.stringify([PREFIX, nonce, expires, near, email]))
    .digest();

export const isTicket = (proof: string): boolean => proof.startsWith(`${PREFIX}.`);

/** A text that says nothing by itself: whom it is for stands only in its signature. */
export function makeTicket(key: string, nonce: Buffer, expiresAt: Date, holder: TicketHolder): string {
  const [name, expires] = [nonce.toString('base64url'), expiresAt.getTime()];
  return [PREFIX, name, expires, sign(key, name, expires, holder).toString('base64url')].join('.');
}

/** The name and end of a ticket that we gave to this holder; undefined for any other text. */
export function readTicket(
  key: string,
  ticket: string,
  holder: TicketHolder,
): { name: string; expiresAt: Date } | undefined {
  const [, name = '', expires = '', signature = ''] = FORM.exec(ticket) ?? [];
  if (!name) return undefined;
  const isOurs = timingSafeEqual(
    sign(key, name, Number(expires), holder),
    Buffer.from(signature, 'base64url'),
  );
  return isOurs ? { name, expiresAt: new Date(Number(expires)) } : undefined;
}
