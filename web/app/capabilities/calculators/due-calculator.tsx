import { formatDate } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { CalculationMethod } from './calculation-method.tsx';
import { CITATIONS } from './citations.ts';
import { dueOf } from './due.ts';
import { Hint } from './hint.tsx';

export function DueCalculator() {
  const { t } = useTranslation('calculators');
  const lang = useLanguage();
  const [lastPeriod, setLastPeriod] = useState('');
  const result = dueOf(lastPeriod, dayHere(new Date()));
  return (
    <Card as="section">
      <div className="grid gap-4">
        <div>
          <h2 className="text-22">{t('due.title')}</h2>
          <p className="text-15 text-ink-soft">{t('due.about')}</p>
        </div>
        <DateField
          label={t('due.lastPeriod')}
          value={lastPeriod}
          onChange={({ target }) => setLastPeriod(target.value)}
        />
        <div role="status" className="grid gap-2">
          {result && (
            <>
              <p className="text-15 text-ink-soft">{t('due.result')}</p>
              <p className="text-28 leading-tight font-extrabold">{formatDate(lang, result.due, 'long')}</p>
              {result.plausible ? <p>{t('due.means')}</p> : <Hint>{t('due.hint')}</Hint>}
            </>
          )}
        </div>
        <CalculationMethod text={t('due.how')} citations={CITATIONS.due} />
      </div>
    </Card>
  );
}
