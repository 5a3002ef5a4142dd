import { SYMPTOMS, type SymptomCode } from '@lakou/clinical';
import { useTranslation } from '#platform/language/use-translation.ts';

export const isCode = (symptom: string): symptom is SymptomCode =>
  (SYMPTOMS as readonly string[]).includes(symptom);

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The name of a symptom in the reader's language; the person's own words are not translated. */
export function useSymptomName(): (symptom: string) => string {
  const { t } = useTranslation('symptom-checker');
  return (symptom) => capital(isCode(symptom) ? t(`symptom.${symptom}`) : symptom);
}
