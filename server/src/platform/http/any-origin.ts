import type { FastifyInstance, FastifyReply } from 'fastify';

const access = 'everyone: browsers ask whether a page may call, before it does';
const A_DAY_SECONDS = '86400';

/** Any page may read the reply, but never with the cookies of its reader; the address is told to nobody. */
export function allowAnyOrigin(reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('referrer-policy', 'no-referrer');
}

/** What browsers ask before a page of another site sends JSON or a token. */
export function answerPreflight(
  app: FastifyInstance,
  url: string,
  method: 'GET' | 'POST',
  header: 'content-type' | 'authorization',
): void {
  app.options(url, { config: { access } }, (_request, reply) => {
    allowAnyOrigin(reply);
    return reply
      .header('access-control-allow-methods', method)
      .header('access-control-allow-headers', header)
      .header('access-control-max-age', A_DAY_SECONDS)
      .code(204)
      .send();
  });
}
