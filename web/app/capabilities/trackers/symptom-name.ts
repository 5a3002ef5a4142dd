import { SYMPTOMS, type SymptomCode } from '@lakou/clinical';
import { useTranslation } from '#platform/language/use-translation.ts';

export const isCode = (symptom: string): symptom is SymptomCode =>
  (SYMPTOMS as readonly string[]).includes(symptom);

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a symptom is called in the reader's words; a person's own words stay as they are. */
export function useSymptomName(): (symptom: string) => string {
  const { t } = useTranslation('symptom-checker');
  return (symptom) => capital(isCode(symptom) ? t(`symptom.${symptom}`) : symptom);
}
