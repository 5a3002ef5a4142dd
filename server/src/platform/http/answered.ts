import type { FastifyInstance } from 'fastify';

/** A request that was answered: which route, and nothing of who asked. */
export interface Answered {
  readonly method: string;
  /** The pattern of the route: no id and no search word. */
  readonly route: string;
  readonly status: number;
  /** Words were searched for. */
  readonly isSearch: boolean;
  /** Search engines and other programs say so themselves. */
  readonly isRobot: boolean;
}

const ROBOT = /bot|crawl|spider|slurp|preview|monitor|curl|wget|headless|lighthouse|lightMyRequest/i;

export function tellAnswered(
  app: FastifyInstance,
  listeners: readonly ((answered: Answered) => void)[],
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const answered: Answered = {
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      isSearch: /[?&]q=[^&]/.test(request.url),
      isRobot: ROBOT.test(request.headers['user-agent'] ?? ''),
    };
    for (const tell of listeners) tell(answered);
    done();
  });
}
