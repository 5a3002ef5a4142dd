import { type Agent, request } from 'node:http';

export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

export interface Answer {
  /** 0 where the connection broke. */
  readonly status: number;
  /** Until it has arrived as a whole. */
  readonly milliseconds: number;
  /** Of the content, as it travelled. */
  readonly bytes: number;
}

export function ask(url: string, agent: Agent, { method, path, headers, body }: Ask): Promise<Answer> {
  return new Promise((resolve) => {
    const began = performance.now();
    const broke = () => resolve({ status: 0, milliseconds: performance.now() - began, bytes: 0 });
    const sent = request(url + path, { method, headers, agent }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('error', broke);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - began, bytes }),
      );
    });
    sent.on('error', broke).end(body);
  });
}
