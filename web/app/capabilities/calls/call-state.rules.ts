import type { CallRoom } from '@lakou/contract/calls';

/**
 * `joining`: asking to come in. `waiting`: at the door. `alone`: in, the other is not. `reconnecting`: both are in, and
 * the connection broke. `over`: the visit is. `elsewhere`: another browser has this place. `failed`: it could not join.
 */
type Phase =
  | 'joining'
  | 'waiting'
  | 'alone'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'over'
  | 'elsewhere'
  | 'failed';

export interface CallState {
  readonly phase: Phase;
  readonly room: CallRoom | undefined;
  /** Whether the two were connected with the present browser of the other. */
  readonly met: boolean;
}

export type CallEvent =
  | { readonly type: 'join' }
  | { readonly type: 'room'; readonly room: CallRoom }
  | { readonly type: 'peer'; readonly state: RTCPeerConnectionState }
  | { readonly type: 'refused'; readonly code: string };

export const START: CallState = { phase: 'joining', room: undefined, met: false };

const FINAL: readonly Phase[] = ['over', 'elsewhere', 'failed'];
export const isFinal = ({ phase }: CallState): boolean => FINAL.includes(phase);

function withRoom(state: CallState, room: CallRoom): CallState {
  if (!room.open) return { ...state, phase: 'over', room };
  if (room.me !== 'in') return { phase: 'waiting', room, met: false };
  if (!room.otherConnectionId) return { phase: 'alone', room, met: false };
  const isSame = state.room?.otherConnectionId === room.otherConnectionId;
  if (!isSame) return { phase: 'connecting', room, met: false };
  return { ...state, room };
}

const LOST: readonly RTCPeerConnectionState[] = ['disconnected', 'failed'];

function withPeer(state: CallState, peer: RTCPeerConnectionState): CallState {
  if (!state.room?.otherConnectionId) return state;
  if (peer === 'connected') return { ...state, phase: 'connected', met: true };
  if (LOST.includes(peer)) return { ...state, phase: 'reconnecting' };
  // An ICE restart connects again, and people are told only that it is not there yet.
  if (peer === 'connecting') return { ...state, phase: state.met ? 'reconnecting' : 'connecting' };
  return state;
}

export function reduceCall(state: CallState, event: CallEvent): CallState {
  if (event.type === 'join') return START;
  if (isFinal(state)) return state;
  switch (event.type) {
    case 'room':
      return withRoom(state, event.room);
    case 'peer':
      return withPeer(state, event.state);
    case 'refused':
      if (event.code === 'call_elsewhere') return { ...state, phase: 'elsewhere' };
      return { ...state, phase: event.code === 'call_closed' ? 'over' : 'failed' };
  }
}
