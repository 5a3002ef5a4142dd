import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Allows only our own files; a page with inline scripts lists their hashes. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  styleHashes: readonly string[] = [],
  imageHosts: readonly string[] = [],
  frameHosts: readonly string[] = [],
  connectHosts: readonly string[] = [],
): string {
  const own = (hashes: readonly string[]) =>
    ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own(scriptHashes)}`,
    `style-src ${own(styleHashes)}`,
    ["img-src 'self' data: blob:", ...imageHosts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connectHosts].join(' '),
    ...(frameHosts.length > 0 ? [`frame-src ${frameHosts.join(' ')}`] : []),
    // A recording that waits on the phone is heard before it is sent.
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Hosts of the videos in the education hub: the app builds their addresses itself, and only for
 * these two.
 */
export const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/**
 * Hosts besides ours that pictures may come from: the host of the map tiles, if the operator set
 * one.
 */
export function imageHostsOf({ mapTilesUrl }: Pick<Config, 'mapTilesUrl'>): string[] {
  if (!mapTilesUrl) return [];
  // `{s}` is replaced by one of several servers.
  const { protocol, host } = new URL(mapTilesUrl.replace('{s}.', 'star.'));
  return [`${protocol}//${host.replace(/^star\./, '*.')}`];
}

export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), interest-cohort=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  // Replies that are not pages need fewer headers, and there are many of them on a slow connection.
  const { 'strict-transport-security': tls } = headers;
  const brief = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(tls && { 'strict-transport-security': tls }),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(/^\/(api|assets)\//.test(request.url) ? brief : headers).header('x-request-id', request.id);
    done();
  });
}
