/** The page to open after signing in; only paths of the app are accepted. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/app(?:[/?#]|$)/.test(next) ? next : '/app';
}
