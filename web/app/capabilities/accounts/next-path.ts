/** Where to go after signing in: the page of the app that was asked for, and nowhere else. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/app(?:[/?#]|$)/.test(next) ? next : '/app';
}
