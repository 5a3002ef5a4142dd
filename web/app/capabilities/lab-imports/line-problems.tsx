import type { LabCsvLineProblem } from '@lakou/contract/lab-imports';
import { useTranslation } from '#platform/language/use-translation.ts';

const MOST_SHOWN = 100;

/** What is wrong, line by line of the file. */
export function LineProblems({ problems }: { problems: readonly LabCsvLineProblem[] }) {
  const { t } = useTranslation('lab-imports');
  const more = problems.length - MOST_SHOWN;
  return (
    <ul className="grid gap-1 text-15">
      {problems.slice(0, MOST_SHOWN).map(({ line, problem }) => (
        <li key={`${line} ${problem}`}>
          {t('line', { line })} {t(`problem.${problem}`)}
        </li>
      ))}
      {more > 0 && <li>{t('andMore', { count: more })}</li>}
    </ul>
  );
}
