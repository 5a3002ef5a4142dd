import type { Socket } from 'node:net';
import { Refusal } from '../errors.ts';

/** Time to read the answer. */
const READING_MS = 1000;

/**
 * Input that is not HTTP, or has too long a head, reaches no route: it is answered on the socket,
 * with our usual error body.
 */
export function answerBadHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = new Refusal(error.code === 'HPE_HEADER_OVERFLOW' ? 'body_too_large' : 'invalid_request');
  const body = JSON.stringify(refusal.body);
  const head = [
    `HTTP/1.1 ${refusal.status} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Who goes on sending would otherwise keep the connection for as long as they like.
  setTimeout(() => socket.destroy(), READING_MS).unref();
}
