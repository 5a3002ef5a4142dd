import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Whoever watches the service shows METRICS_TOKEN. Where none is set nobody does. */
export function hasMonitorToken({ headers }: FastifyRequest, { metricsToken }: Config): boolean {
  if (!metricsToken) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Asked on this very machine, and not by a proxy for somebody else. */
export const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers);
