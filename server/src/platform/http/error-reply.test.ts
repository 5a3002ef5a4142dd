import { describe, expect, test } from 'vitest';
import { Refusal } from '../errors.ts';
import { refusalFor } from './error-reply.ts';

const coded = (code: string) => refusalFor(Object.assign(new Error('insides'), { code }));

describe('what breaks below becomes one of our own words', () => {
  test.each([
    ['23505', 'conflict'], // unique
    ['23P01', 'conflict'], // exclusion
    ['23503', 'conflict'], // foreign key
    ['22021', 'invalid_request'], // NUL
    ['22P05', 'invalid_request'],
    ['FST_ERR_CTP_BODY_TOO_LARGE', 'body_too_large'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported_media_type'],
    ['FST_ERR_BAD_URL', 'not_found'],
    ['42P01', 'unexpected'], // a table that is missing is our fault
    ['EACCES', 'unexpected'],
  ])('%s: %s', (code, expected) => {
    expect(coded(code)).toMatchObject({ code: expected, retryAfterSeconds: undefined });
  });

  test.each([
    ...['08006', '08001', '57P01', '57P03', '53300', '53100', '25006', '40001', '40P01'],
    ...['57014', '55P03', '25P03'],
    ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT', 'EPIPE'],
    ...['ENOSPC', 'EDQUOT'],
  ])('%s: the database or the disk is away, try again shortly', (code) => {
    expect(coded(code)).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 5 });
  });

  test.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ])('“%s” too', (message) => {
    expect(refusalFor(new Error(message))).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  });
});

test('a fault nobody foresaw says nothing of our insides, in the words of its call', () => {
  expect(refusalFor(new Error('select * from secrets')).body).toEqual({
    message: 'An error occurred',
    code: 'unexpected',
  });
  expect(refusalFor(new Error('x'), 'registration_failed').code).toBe('registration_failed');
});

test('a refusal is passed on as it is', () => {
  const refusal = new Refusal('too_many_requests', { retryAfterSeconds: 7 });
  expect(refusalFor(refusal, 'registration_failed')).toBe(refusal);
});
