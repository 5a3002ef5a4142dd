import type { CallRoom } from '@lakou/contract/calls';
import { expect, test } from 'vitest';
import { type CallEvent, reduceCall, START } from './call-state.rules.ts';

const ROOM: CallRoom = {
  side: 'patient',
  mode: 'video',
  status: 'confirmed',
  at: '2026-11-17T12:00:00.000Z',
  startsAt: '2026-11-17T12:00:00.000Z',
  opensAt: '2026-11-17T11:50:00.000Z',
  closesAt: '2026-11-17T13:30:00.000Z',
  open: true,
  me: 'waiting',
  other: 'away',
  otherConnectionId: null,
  waitingSince: null,
  ahead: 0,
  togetherSince: null,
  guests: [],
};
const room = (change: Partial<CallRoom> = {}): CallEvent => ({ type: 'room', room: { ...ROOM, ...change } });
const peer = (state: RTCPeerConnectionState): CallEvent => ({ type: 'peer', state });
const phases = (events: readonly CallEvent[]) => {
  let state = START;
  return events.map((event) => {
    state = reduceCall(state, event);
    return state.phase;
  });
};
const both = (otherConnectionId = 'a') => room({ me: 'in', other: 'in', otherConnectionId });

test('TELE-1 from the door to the call, through a break and back', () => {
  const events = [room(), room({ me: 'in' }), both(), peer('connecting'), peer('connected')];
  expect(phases(events)).toEqual(['waiting', 'alone', 'connecting', 'connecting', 'connected']);
  const broken = [both(), peer('connected'), peer('disconnected'), peer('connecting'), peer('connected')];
  expect(phases(broken)).toEqual(['connecting', 'connected', 'reconnecting', 'reconnecting', 'connected']);
});

test('TELE-1 being told of the same room changes nothing; a reloaded browser is connected anew', () => {
  expect(phases([both(), peer('connected'), both(), both('b')])).toEqual([
    'connecting',
    'connected',
    'connected',
    'connecting',
  ]);
});

test('TELE-1 who is sent back to the door waits again', () => {
  expect(phases([both(), peer('connected'), room(), peer('closed')]).slice(-2)).toEqual([
    'waiting',
    'waiting',
  ]);
});

test('TELE-1 the end is the end, until somebody joins again', () => {
  const refused = (code: string): CallEvent => ({ type: 'refused', code });
  expect(phases([both(), refused('call_closed'), both()])).toEqual(['connecting', 'over', 'over']);
  expect(phases([both(), room({ open: false })])).toEqual(['connecting', 'over']);
  expect(phases([both(), refused('call_elsewhere'), { type: 'join' }, both()])).toEqual([
    'connecting',
    'elsewhere',
    'joining',
    'connecting',
  ]);
  expect(phases([refused('not_found')])).toEqual(['failed']);
});
