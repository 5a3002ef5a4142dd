import type { User } from '@lakou/contract';
import type { SymptomAnalysis } from '@lakou/contract/symptom-checker';
import type { Language } from '@lakou/i18n';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { symptomWordsQuery } from './symptom-checker.queries.ts';
import type { CheckBody } from './told.ts';

export interface Checked {
  readonly analysis: SymptomAnalysis;
  /** Whether this device answered, because there was no network. */
  readonly isFromHere: boolean;
}

interface Here {
  readonly queries: QueryClient;
  readonly user: User;
  readonly lang: Language;
}

async function checkOnDevice(body: CheckBody, { queries, user, lang }: Here): Promise<SymptomAnalysis> {
  const [{ checkHere }, words] = await Promise.all([
    import('./check-here.ts'),
    queries.fetchQuery(symptomWordsQuery(lang)),
  ]);
  return checkHere(body, { user, words, today: new Date().toISOString().slice(0, 10) });
}

/** Without a network the device answers, if it keeps what it needs for that; nothing of it is stored or sent. */
async function check(body: CheckBody, here: Here): Promise<Checked> {
  try {
    return { analysis: await api('POST /api/ai/symptom-checker', { body }), isFromHere: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'offline') throw error;
    const analysis = await checkOnDevice(body, here).catch(() => Promise.reject(error));
    return { analysis, isFromHere: true };
  }
}

export function useCheck() {
  const here = { queries: useQueryClient(), user: useUser(), lang: useLanguage() };
  return useMutation({ mutationFn: (body: CheckBody) => check(body, here) });
}
