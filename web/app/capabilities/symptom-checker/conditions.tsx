import type { SymptomAnalysis } from '@lakou/contract/symptom-checker';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';

type Conditions = SymptomAnalysis['possibleConditions'];
const FILLED: Record<Conditions[number]['likelihood'], number> = { High: 3, Medium: 2, Low: 1 };
const BARS = [1, 2, 3];

/** Possible conditions, the most likely first; the likelihood is a word and bars. */
export function Conditions({ conditions }: { conditions: Conditions }) {
  const { t } = useTranslation('symptom-checker');
  if (conditions.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-18">{t('conditions')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {conditions.map(({ code, name, likelihood }) => (
          <li key={code} className="gap-4 py-2.5 md:flex md:items-center md:justify-between">
            <span className="font-medium">{name}</span>
            <span className="flex shrink-0 items-center gap-2 text-15 text-ink-soft">
              {t(`likelihood.${likelihood}`)}
              <span aria-hidden="true" className="flex items-end gap-0.5">
                {BARS.map((bar) => (
                  <span
                    key={bar}
                    className={classNames(
                      'h-4 w-1.5 rounded-full',
                      bar <= FILLED[likelihood] ? 'bg-sea' : 'bg-line',
                    )}
                  />
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-14 text-ink-soft">{t('conditionsNote')}</p>
    </Card>
  );
}
