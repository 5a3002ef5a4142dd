import type { CyclePredictions } from '@lakou/clinical';
import { formatDate } from '@lakou/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

interface InsightsProps {
  predictions: CyclePredictions;
  today: string;
}

/** The data behind the prediction. */
export function Insights({ predictions, today }: InsightsProps) {
  const { t } = useTranslation('cycle');
  const lang = useLanguage();
  const { basis, completeCycles, cycleLength, periodLength, upcoming } = predictions;
  const fertile = upcoming.find((cycle) => cycle.fertile.to >= today)?.fertile;
  const short = (day: string) => formatDate(lang, day, 'short');
  const range = (from: string, to: string) =>
    from === to
      ? t('insights.nextDay', { date: short(from) })
      : t('insights.nextRange', { from: short(from), to: short(to) });
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-4">
        <Fact term={t('insights.cycleLength')}>{t('insights.days', { count: cycleLength })}</Fact>
        <Fact term={t('insights.periodLength')}>{t('insights.days', { count: periodLength })}</Fact>
        {fertile && (
          <Fact term={t('insights.fertile')} wide>
            {range(fertile.from, fertile.to)}
          </Fact>
        )}
      </dl>
      <p className="mt-4 text-15">{t(`basis.${basis}`, { count: completeCycles })}</p>
      <div className="mt-2">
        <Disclosure title={t('how')}>
          <p className="text-14 text-ink-soft">{t('howText')}</p>
        </Disclosure>
      </div>
    </Card>
  );
}

function Fact({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : undefined}>
      <dt className="text-14 text-ink-soft">{term}</dt>
      <dd className="text-18 font-bold">{children}</dd>
    </div>
  );
}
