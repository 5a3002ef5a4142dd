import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Monitoring sends METRICS_TOKEN. Without a token set, no remote caller is accepted. */
export function hasMonitorToken({ headers }: FastifyRequest, { metricsToken }: Config): boolean {
  if (!metricsToken) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const LOCAL_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * The request comes from this machine, not through a proxy, and asks for this machine: a page of another site can let
 * its own name lead here, and would then read the reply as its own.
 */
export const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOCAL_NAME.test(headers.host ?? '') &&
  !FORWARDED.some((name) => name in headers);
