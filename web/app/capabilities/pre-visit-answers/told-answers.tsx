import type { PreVisitAnswers } from '@lakou/contract/pre-visit-answers';
import { useTranslation } from '#platform/language/use-translation.ts';

/** What was told in words; what was left out is not listed. */
export function ToldAnswers({ answers }: { answers: PreVisitAnswers }) {
  const { t } = useTranslation('pre-visit-answers');
  const { reason, since, medicines, allergies } = answers;
  const told = [
    [t('told.reason'), reason],
    [t('told.since'), since && t(`sinceOf.${since}`)],
    [t('told.medicines'), medicines],
    [t('told.allergies'), allergies],
  ] as const;
  return (
    <dl className="grid gap-3">
      {told.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt className="text-14 text-ink-soft">{label}</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
