import type { User } from '@lakou/contract';
import type { SymptomAnalysis, SymptomWords } from '@lakou/contract/symptom-checker';
import type { Language } from '@lakou/i18n';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { findKeptText, findMissingTexts } from '../../platform/missing-texts.ts';
import { useUser } from '../../platform/session.ts';
import { answerInTime } from './answer-in-time.ts';
import { symptomWordsQuery } from './symptom-checker.queries.ts';
import type { CheckBody } from './told.ts';

const PLACE = '/app/symptom-checker';
/** Longer than a slow network takes, and shorter than somebody in danger should wait. */
const PATIENCE_MS = 4000;

interface Here {
  readonly queries: QueryClient;
  readonly user: User;
  readonly lang: Language;
}

/** What is on this device already: a network that hangs would answer for neither engine nor words. */
async function keptWords(lang: Language): Promise<SymptomWords> {
  const words = await findKeptText<SymptomWords>(PLACE, lang);
  const missing = await findMissingTexts(lang);
  if (!words || missing.has(PLACE)) throw new Error('the device lacks the engine or its words');
  return words;
}

async function checkOnDevice(
  body: CheckBody,
  { queries, user, lang }: Here,
  hanging: boolean,
): Promise<SymptomAnalysis> {
  const words = await (hanging ? keptWords(lang) : queries.fetchQuery(symptomWordsQuery(lang)));
  const { checkHere } = await import('./check-here.ts');
  return checkHere(body, { user, words, today: new Date().toISOString().slice(0, 10) });
}

/** Where the server gives no answer in time, the device does, if it has what it needs; nothing of it is stored. */
const check = (body: CheckBody, here: Here) =>
  answerInTime({
    asked: api('POST /api/ai/symptom-checker', { body }),
    answerHere: (hanging) => checkOnDevice(body, here, hanging),
    patience: PATIENCE_MS,
  });

export function useCheck() {
  const here = { queries: useQueryClient(), user: useUser(), lang: useLanguage() };
  return useMutation({ mutationFn: (body: CheckBody) => check(body, here) });
}
