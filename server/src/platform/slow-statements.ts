import type { FastifyBaseLogger } from 'fastify';
import { observeStatements } from './db/statements.ts';

/** Logs statements that took longer than `slowMs`, without their values. Returns how to stop. */
export const logSlowStatements = (log: FastifyBaseLogger, slowMs: number): (() => void) =>
  observeStatements(({ text, ms }) => {
    if (ms > slowMs)
      log.warn({ statement: text.replace(/\s+/g, ' ').trim(), ms: Math.round(ms) }, 'slow statement');
  });
