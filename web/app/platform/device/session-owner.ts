const KEY = 'session-owner';

/** Whose session the browser's cookie was when the server last said so: its end is theirs, not that of who looks now. */
export const sessionOwner = (): string | undefined => localStorage.getItem(KEY) ?? undefined;

export function setSessionOwner(userId: string | undefined): void {
  if (userId) localStorage.setItem(KEY, userId);
  else localStorage.removeItem(KEY);
}
