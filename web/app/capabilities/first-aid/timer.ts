/** One timer on this device. While it runs it has an end, otherwise the milliseconds that are left. */
export interface Timer {
  topicId: string;
  number: number;
  minutes: number;
  endsAt: number | null;
  left: number;
}

const MINUTE = 60_000;

export const newTimer = (topicId: string, number: number, minutes: number, now: number): Timer => ({
  topicId,
  number,
  minutes,
  endsAt: now + minutes * MINUTE,
  left: minutes * MINUTE,
});

export const leftOf = ({ endsAt, left }: Timer, now: number): number =>
  endsAt === null ? left : Math.max(endsAt - now, 0);

export const pausedTimer = (timer: Timer, now: number): Timer => ({
  ...timer,
  left: leftOf(timer, now),
  endsAt: null,
});

export const resumedTimer = (timer: Timer, now: number): Timer => ({ ...timer, endsAt: now + timer.left });

/** `9:05`; a second that has begun still counts. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Anything invalid in the storage is ignored. */
export function readTimer(kept: string | null): Timer | undefined {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { topicId, number, minutes, endsAt, left } = value as Partial<Timer>;
    const isWhole =
      typeof topicId === 'string' &&
      typeof number === 'number' &&
      typeof minutes === 'number' &&
      (endsAt === null || typeof endsAt === 'number') &&
      typeof left === 'number';
    return isWhole ? { topicId, number, minutes, endsAt, left } : undefined;
  } catch {
    return undefined;
  }
}
