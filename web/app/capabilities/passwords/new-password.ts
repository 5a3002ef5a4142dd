import { SHORTEST_PASSWORD } from '@lakou/contract/passwords.rules';

/** The form as it stands. */
export interface Typed {
  current: string;
  chosen: string;
  repeated: string;
}

export const NOTHING_TYPED: Typed = { current: '', chosen: '', repeated: '' };

/** What can be told before the server is asked. */
export function faultOf({ chosen, repeated }: Omit<Typed, 'current'>): 'tooShort' | 'mismatch' | undefined {
  if (chosen.length < SHORTEST_PASSWORD) return 'tooShort';
  return chosen === repeated ? undefined : 'mismatch';
}
