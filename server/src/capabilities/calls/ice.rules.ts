import { createHmac } from 'node:crypto';
import type { CallTicket } from '@lakou/contract/calls';
import type { CallSettings } from '#platform/call-settings.ts';

/**
 * The servers for one browser. A relay that shares our secret can check the name and password by itself: the name says
 * until when, the password is its HMAC (the REST scheme of coturn).
 */
export function iceServersFor(
  { stunUrls, turn }: CallSettings,
  connectionId: string,
  until: Date,
): CallTicket['iceServers'] {
  const stun = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
  if (!turn) return stun;
  const username = `${Math.floor(until.getTime() / 1000)}:${connectionId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [...stun, { urls: [...turn.urls], username, credential }];
}
