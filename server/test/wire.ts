import type { WireReply, WireRequest } from '#platform/payments/wire.ts';

const START = Date.parse('2026-11-15T12:00:00Z');

/** A provider that answers what the test says, and records the requests. */
export function wireProvider(...answers: (WireReply | Error)[]) {
  const asked: WireRequest[] = [];
  let clock = START;
  let tokens = 0;
  return {
    asked,
    calls: () => asked.filter(({ url }) => !url.includes('/token')),
    now: () => new Date(clock),
    wait: (seconds: number) => {
      clock += seconds * 1000;
    },
    async carry(request: WireRequest): Promise<WireReply> {
      asked.push(request);
      if (request.url.endsWith('/token'))
        return { status: 200, body: { access_token: `token-${++tokens}`, expires_in: 59 } };
      const answer = answers.shift() ?? new Error('nobody answers');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

export const says = (body: object, status = 200): WireReply => ({ status, body });
