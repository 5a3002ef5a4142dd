import type { CodeSuggestion } from '@lakou/contract/toolbox';

const KEY = 'recent-codes';
const MOST = 8;

const isCode = (value: unknown): value is CodeSuggestion =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'description' in value &&
  'notes' in value;

/** Codes name no patient, so they may stay for this tab. */
export function readRecentCodes(): CodeSuggestion[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCode) : [];
  } catch {
    return [];
  }
}

export function rememberCode(code: CodeSuggestion): CodeSuggestion[] {
  const codes = [code, ...readRecentCodes().filter((one) => one.code !== code.code)].slice(0, MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(codes));
  } catch {
    // A full or forbidden storage only forgets.
  }
  return codes;
}
