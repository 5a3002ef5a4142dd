import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { giftProblem } from './gift-problem.ts';

test('FUND-3 a gift that was changed after a lost answer says that the first try arrived', () => {
  expect(giftProblem(new ApiError('idempotency_key_reused', 'reused', 422))).toBe('earlier');
});

test('FUND-3 without an answer nobody says that a gift failed', () => {
  expect(giftProblem(new ApiError('amount_invalid', 'no', 400))).toBe('refused');
  expect(giftProblem(new ApiError('unknown', 'broken', 502))).toBe('unanswered');
  for (const error of [
    new ApiError('offline', 'no reply'),
    new ApiError('not_json', 'Bad gateway', 502),
    new Error('x'),
  ])
    expect(giftProblem(error)).toBe('lost');
});
