import type { Severity, SymptomAnalysis } from '@lakou/contract/symptom-checker';
import { expect, test } from 'vitest';
import { ApiError } from '../../platform/api/api.ts';
import { answerInTime, raisedBy } from './answer-in-time.ts';

const says = (severity: Severity) => ({ severity }) as SymptomAnalysis;
const never = new Promise<SymptomAnalysis>(() => undefined);
const lost = () => Promise.reject(new ApiError('offline', 'no network'));
const nothingHere = () => Promise.reject(new Error('not kept'));
const PATIENCE = 5;

test('OFF-1 AI-1 a server that answers in time is the one that is heard', async () => {
  const asked = Promise.resolve(says('Routine'));
  const checked = await answerInTime({ asked, answerHere: nothingHere, patience: 60_000 });
  expect(checked).toEqual({ analysis: says('Routine'), isFromHere: false });
});

test('OFF-1 AI-1 when the call hangs the device answers, and the server is still heard later', async () => {
  let answer = (_: SymptomAnalysis) => {};
  const asked = new Promise<SymptomAnalysis>((resolve) => {
    answer = resolve;
  });
  const hanging: boolean[] = [];
  const answerHere = async (isHanging: boolean) => {
    hanging.push(isHanging);
    return says('Urgent');
  };
  const checked = await answerInTime({ asked, answerHere, patience: PATIENCE });
  expect(checked).toMatchObject({ analysis: says('Urgent'), isFromHere: true });
  expect(hanging).toEqual([true]);
  answer(says('Emergency'));
  expect(raisedBy(checked, await checked.later)).toMatchObject({
    analysis: says('Emergency'),
    isFromHere: false,
    isRaised: true,
  });
});

test('OFF-1 AI-1 a late answer never lowers what was said', () => {
  const shown = { analysis: says('Urgent'), isFromHere: true };
  for (const severity of ['Urgent', 'Routine', 'Self-care'] as const)
    expect(raisedBy(shown, says(severity))).toBe(shown);
  expect(raisedBy(shown, undefined)).toBe(shown);
});

test('OFF-1 AI-1 where the device cannot answer, the server is waited for, and its refusal is told', async () => {
  let refuse = (_: Error) => {};
  const asked = new Promise<SymptomAnalysis>((_, reject) => {
    refuse = reject;
  });
  const checking = answerInTime({ asked, answerHere: nothingHere, patience: PATIENCE });
  setTimeout(() => refuse(new ApiError('too_many_requests', 'wait', 429)), PATIENCE * 2);
  await expect(checking).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('OFF-1 AI-1 a lost call is answered here at once, or fails as what it is', async () => {
  const answerHere = async () => says('Emergency');
  const checked = await answerInTime({ asked: lost(), answerHere, patience: 60_000 });
  expect(checked).toEqual({ analysis: says('Emergency'), isFromHere: true });
  const failed = answerInTime({ asked: lost(), answerHere: nothingHere, patience: 60_000 });
  await expect(failed).rejects.toMatchObject({ code: 'offline' });
  const late = answerInTime({ asked: never, answerHere, patience: PATIENCE });
  expect((await late).isFromHere).toBe(true);
});

test('OFF-1 AI-1 what the server fails to answer is answered here; what it refuses is told', async () => {
  const answerHere = async () => says('Emergency');
  const failsWith = (status: number) => {
    const asked = Promise.reject(new ApiError('unexpected', 'no', status));
    return answerInTime({ asked, answerHere, patience: 60_000 });
  };
  for (const status of [429, 500, 503]) expect((await failsWith(status)).isFromHere).toBe(true);
  for (const status of [400, 401, 422]) await expect(failsWith(status)).rejects.toMatchObject({ status });
});
