import { findKey } from './device-key.ts';
import { closeDevice } from './open-key.ts';
import { hasPeople, isRemembered } from './people.ts';

// A device that people share is locked while the key of nobody is open on it.

let locked = false;

/** Whether the last answer was nobody because the device is locked, and not because a session has ended. */
export const wasLocked = (): boolean => locked;

/** The session has ended: sign-in is asked for, and no PIN. */
export const noteEnd = (): void => {
  locked = false;
};

const openFor = async () => (await findKey(Date.now()).catch(() => undefined))?.userId;

/** Without a network: whether somebody must type a PIN first. */
export async function isLocked(): Promise<boolean> {
  locked = hasPeople() && (await openFor()) === undefined;
  return locked;
}

/** Whether this person, whose session is open, must type their PIN first. */
export async function isLockedFor(userId: string): Promise<boolean> {
  locked = isRemembered(userId) && (await openFor()) !== userId;
  return locked;
}

const SIGNAL = 'device-locked-at';

/** Locks this device in all tabs; what is kept of people with a PIN waits for it. */
export async function lockDevice(): Promise<void> {
  await closeDevice();
  localStorage.setItem(SIGNAL, String(Date.now()));
  location.assign('/app');
}

/** Another tab locked the device: this page closes too. */
export function lockWithOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === SIGNAL) location.assign('/app');
  });
}
