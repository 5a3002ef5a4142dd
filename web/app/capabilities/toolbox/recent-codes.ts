import type { CodeSuggestion } from '@lakou/contract/toolbox';
import { keepDraft, readDraft } from '../../ui/form/drafts.ts';

const NAME = 'recent-codes';
const MOST = 8;

/** What was looked up tells of who was seen: it is sealed like what is typed, and goes with the session. */
export const readRecentCodes = (): readonly CodeSuggestion[] =>
  readDraft<{ codes: readonly CodeSuggestion[] }>(NAME)?.values.codes ?? [];

export function rememberCode(code: CodeSuggestion): readonly CodeSuggestion[] {
  const codes = [code, ...readRecentCodes().filter((one) => one.code !== code.code)].slice(0, MOST);
  keepDraft(NAME, { codes }, Date.now());
  return codes;
}
