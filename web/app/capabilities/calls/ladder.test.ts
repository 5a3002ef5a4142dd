import { expect, test } from 'vitest';
import { climb, encodingOf, type Ladder, type Quality, qualityOf, TOP, worstOf } from './ladder.rules.ts';

const FINE = { loss: 0, roundTripMs: 80, outgoingKbps: 900 };

test('TELE-1 a connection is good, fair or poor by what is lost, late or narrow', () => {
  expect(qualityOf(FINE)).toBe('good');
  expect(qualityOf({ ...FINE, outgoingKbps: undefined })).toBe('good');
  expect(qualityOf({ ...FINE, loss: 0.05 })).toBe('fair');
  expect(qualityOf({ ...FINE, roundTripMs: 600 })).toBe('fair');
  expect(qualityOf({ ...FINE, outgoingKbps: 200 })).toBe('fair');
  expect(qualityOf({ ...FINE, loss: 0.2 })).toBe('poor');
  expect(qualityOf({ ...FINE, roundTripMs: 1500 })).toBe('poor');
  expect(qualityOf({ ...FINE, outgoingKbps: 40 })).toBe('poor');
});

const after = (samples: readonly Quality[], from: Ladder = TOP) => samples.reduce(climb, from);
const times = (count: number, quality: Quality) => Array<Quality>(count).fill(quality);

test('TELE-1 a poor link goes from video to lower video to audio to the chat, and no further', () => {
  expect(after(times(2, 'poor')).step).toBe('video');
  expect(after(times(3, 'poor')).step).toBe('low-video');
  expect(after(times(6, 'poor')).step).toBe('audio');
  expect(after(times(8, 'poor')).step).toBe('audio');
  expect(after(times(9, 'poor')).step).toBe('chat');
  expect(after(times(30, 'poor')).step).toBe('chat');
  expect(after(times(10, 'good'), after(times(30, 'poor'))).step).toBe('audio');
});

test('TELE-1 a fair link stays at lower video', () => {
  expect(after(times(60, 'fair')).step).toBe('low-video');
});

test('TELE-1 it climbs again after a while of good links, and one bad moment changes nothing', () => {
  const low = after(times(6, 'poor'));
  expect(after(times(9, 'good'), low).step).toBe('audio');
  expect(after(times(10, 'good'), low).step).toBe('low-video');
  expect(after(times(20, 'good'), low).step).toBe('video');
  expect(after([...times(9, 'good'), 'fair', ...times(9, 'good')], low).step).toBe('audio');
  expect(after(['poor', 'poor', 'good', 'poor', 'poor']).step).toBe('video');
});

test('TELE-1 with more people the worst connection counts, and each gets a share of what one would get', () => {
  expect(worstOf(['good', 'poor', 'fair'])).toBe('poor');
  expect(worstOf(['good', 'fair'])).toBe('fair');
  expect(worstOf([])).toBe('good');
  const alone = encodingOf('video', 1).maxBitrate;
  expect(encodingOf('video', 2)).toEqual({ ...encodingOf('video', 1), maxBitrate: alone / 2 });
  expect(encodingOf('video', 0).maxBitrate).toBe(alone);
});
