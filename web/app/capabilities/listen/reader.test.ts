import { beforeEach, expect, test, vi } from 'vitest';
import { createReader, type Sound } from './reader.ts';

type Kind = 'play' | 'pause' | 'ended' | 'error';

/** An audio element without sound. */
function fakeSound() {
  const listeners: Record<Kind, (() => void)[]> = { play: [], pause: [], ended: [], error: [] };
  const sound = {
    src: '',
    paused: true,
    ended: false,
    defaultPlaybackRate: 1,
    playbackRate: 1,
    play: vi.fn(async () => {
      sound.paused = false;
      sound.ended = false;
    }),
    pause: vi.fn(() => {
      sound.paused = true;
      sound.fire('pause');
    }),
    addEventListener: (kind: Kind, listener: () => void) => void listeners[kind].push(listener),
    fire: (kind: Kind) => {
      for (const listener of listeners[kind]) listener();
    },
    end() {
      sound.paused = true;
      sound.ended = true;
      sound.fire('ended');
    },
  };
  return sound satisfies Sound;
}

const CLIPS = ['/a.mp3', '/b.mp3', '/c.mp3'];
let sound: ReturnType<typeof fakeSound>;
const fetchAhead = vi.fn();
const reader = () => createReader(CLIPS, sound, fetchAhead);
beforeEach(() => {
  sound = fakeSound();
  fetchAhead.mockClear();
});

test('EDU-2 nothing is fetched before it is asked for', () => {
  const { state } = reader();
  expect(state()).toEqual({ phase: 'idle', at: 0 });
  expect(sound.src).toBe('');
  expect(fetchAhead).not.toHaveBeenCalled();
});

test('EDU-2 passages follow each other, the next one fetched while one is heard, and it ends as it began', () => {
  const { state, playFrom } = reader();
  playFrom(0);
  expect([sound.src, state().phase, fetchAhead.mock.lastCall]).toEqual(['/a.mp3', 'playing', ['/b.mp3']]);
  sound.end();
  expect([sound.src, state().at, fetchAhead.mock.lastCall]).toEqual(['/b.mp3', 1, ['/c.mp3']]);
  sound.end();
  sound.end();
  expect(state()).toEqual({ phase: 'idle', at: 0 });
  expect(fetchAhead).toHaveBeenCalledTimes(2);
});

test('EDU-2 a pause from outside is shown, and it goes on in the same clip', () => {
  const { state, playFrom, resume } = reader();
  playFrom(1);
  sound.pause();
  expect(state()).toEqual({ phase: 'paused', at: 1 });
  resume();
  expect([state().phase, sound.src]).toEqual(['playing', '/b.mp3']);
});

test('EDU-2 a browser that wants a press first leaves the button; a clip that fails is said', async () => {
  const { state, playFrom } = reader();
  sound.play.mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotAllowedError' }));
  playFrom(0);
  await vi.waitFor(() => expect(state().phase).toBe('idle'));
  sound.play.mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotSupportedError' }));
  playFrom(0);
  await vi.waitFor(() => expect(state().phase).toBe('failed'));
});

test('EDU-2 one voice at a time', () => {
  const first = sound;
  const { state, playFrom } = reader();
  playFrom(0);
  sound = fakeSound();
  reader().playFrom(0);
  expect([first.paused, state().phase]).toEqual([true, 'paused']);
});

test('EDU-2 the chosen speed stays for the next clips', () => {
  const { setSpeed } = reader();
  setSpeed(1.25);
  expect([sound.defaultPlaybackRate, sound.playbackRate]).toEqual([1.25, 1.25]);
});
