import { useTranslation } from '#platform/language/use-translation.ts';

/** How a result is calculated, with the sources. */
export function CalculationMethod({ text, citations }: { text: string; citations: readonly string[] }) {
  const { t } = useTranslation('calculators');
  return (
    <details className="text-14 text-ink-soft">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-control underline underline-offset-3">
        {t('howComputed')}
      </summary>
      <p>{text}</p>
      <ul lang="en" className="mt-1 list-disc space-y-1 pl-5">
        {citations.map((citation) => (
          <li key={citation}>{citation}</li>
        ))}
      </ul>
    </details>
  );
}
