import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether people reach us by TLS, as the settings say. */
    hasSecureAddress: boolean;
  }
}

export function knowPublicAddress(app: FastifyInstance, { publicUrl }: Config): void {
  app.decorate('hasSecureAddress', publicUrl.startsWith('https:'));
}

/** Whether cookies belong to TLS alone. A proxy that ends TLS may not say so: the public address does. */
export const isSecure = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || request.server.hasSecureAddress;
