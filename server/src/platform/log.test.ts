import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

function capture() {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') };
}

describe('an error in the log', () => {
  const secret = 'invalid input: "wideline@example.test"';

  test('is its kind, its code and where it arose, never its message', () => {
    const { log, lines, last } = capture();
    const error = Object.assign(new TypeError(secret), { code: '22P02', detail: 'Key (email)=(wideline)' });
    log.error({ err: error }, 'unexpected');
    expect(last()).toMatchObject({ level: 50, msg: 'unexpected', err: { type: 'TypeError', code: '22P02' } });
    expect(last().err.frames[0]).toMatch(/^\s+at .*log\.test\.ts/);
    expect(lines.join()).not.toContain('wideline');
  });

  test.each([
    ['alone', (log: ReturnType<typeof createLog>, error: Error) => log.error(error)],
    ['without words', (log: ReturnType<typeof createLog>, error: Error) => log.warn({ err: error })],
    ['with words', (log: ReturnType<typeof createLog>, error: Error) => log.error(error, 'broken')],
    [
      'from a child',
      (log: ReturnType<typeof createLog>, error: Error) => log.child({ reqId: 'r' }).error(error),
    ],
  ])('lends its message to nobody: %s', (_, write) => {
    const { log, lines, last } = capture();
    write(log, new Error(secret));
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('wideline');
    expect(last()).toMatchObject({ err: { type: 'Error' }, msg: expect.stringMatching(/^(error|broken)$/) });
  });

  test('cannot pass off its message as a place in the code', () => {
    const { log, lines } = capture();
    log.error({ err: new Error('no\n    at wideline@example.test (password:1:1)') }, 'broken');
    expect(lines.join()).not.toMatch(/wideline|password/);
  });
});

test('other lines are as written', () => {
  const { log, last } = capture();
  log.info({ route: '/api/hello', status: 200 }, 'request');
  expect(last()).toMatchObject({ msg: 'request', route: '/api/hello', status: 200 });
});
