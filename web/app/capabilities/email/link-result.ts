/** The result of a mailed link, from the address of the sign-in page. */
export interface LinkResult {
  kind: 'success' | 'error';
  text: 'verified' | 'invalid' | 'failed' | 'changed' | 'changeInvalid' | 'changeFailed';
  /** The rest of the query, which is kept. */
  search: string;
}

const NAMES = ['verified', 'error', 'emailChanged', 'changeError'];

export function linkResult(search: string): LinkResult | undefined {
  const query = new URLSearchParams(search);
  const [verified, error, changed, changeError] = NAMES.map((name) => query.get(name));
  for (const name of NAMES) query.delete(name);
  const rest = query.toString();
  const news = (kind: LinkResult['kind'], text: LinkResult['text']): LinkResult => ({
    kind,
    text,
    search: rest && `?${rest}`,
  });
  if (verified === 'true') return news('success', 'verified');
  if (error) return news('error', error === 'invalid_token' ? 'invalid' : 'failed');
  if (changed === 'true') return news('success', 'changed');
  if (changeError) return news('error', changeError === 'invalid_token' ? 'changeInvalid' : 'changeFailed');
  return undefined;
}
