import type { RateReading, RateSource } from '@lakou/contract/exchange-rates';
import { LARGEST_RATE_STEP } from '@lakou/contract/exchange-rates.rules';
import { formatNumber } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { rateSourceQuery } from './exchange-rates.queries.ts';
import { RateReadings } from './rate-readings.tsx';
import { RateSourceDialog } from './rate-source.dialog.tsx';

const SETTING = 'EXCHANGE_RATE_URL';

/** Where the exchange rate comes from, a reading that waits for a decision, and what was read before. */
export function RateSection() {
  const { t } = useTranslation('exchange-rates');
  return (
    <Section title={t('title')}>
      <QueryState query={useQuery(rateSourceQuery)}>
        {(rate) => (
          <div className="grid gap-4">
            <RateNow rate={rate} />
            {rate.waiting && <WaitingRate reading={rate.waiting} />}
            {rate.source && <RateReadings />}
          </div>
        )}
      </QueryState>
    </Section>
  );
}

function RateNow({ rate }: { rate: RateSource }) {
  const { htgPerUsd, from, source, isChosen } = rate;
  const [isNaming, setNaming] = useState(false);
  const { t } = useTranslation('exchange-rates');
  const lang = useLanguage();
  const { save, isSaving, problem } = useSave((_: undefined) => api('POST /api/admin/exchange-rate/read'), {
    queryKey: ['system', 'settings'],
    done: t('read'),
    failed: t('readFailed'),
    onDone: () => undefined,
  });
  return (
    <Card>
      <div className="grid gap-2">
        <p className="font-bold">{t('now', { rate: formatNumber(lang, htgPerUsd, 2) })}</p>
        <p className="text-15 text-ink-soft">{t(`from.${from}`, { source: source ?? '' })}</p>
        <p className="text-15 text-ink-soft">
          {source ? t('daily', { source }) : t('noSource', { setting: SETTING })}
        </p>
        {isChosen && <p className="text-15 text-ink-soft">{t('chosen')}</p>}
        <div className="flex flex-wrap gap-3">
          {source && (
            <Button size="sm" variant="secondary" busy={isSaving} onClick={() => save(undefined)}>
              {t('readNow')}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => setNaming(true)}>
            {t(source ? 'changeSource' : 'nameSource')}
          </Button>
        </div>
        {problem && <FormError>{problem}</FormError>}
        {isNaming && <RateSourceDialog rate={rate} onClose={() => setNaming(false)} />}
      </div>
    </Card>
  );
}

function WaitingRate({ reading: { id, htgPerUsd, source } }: { reading: RateReading }) {
  const { t } = useTranslation('exchange-rates');
  const lang = useLanguage();
  const decide = (accept: boolean) =>
    api('POST /api/admin/exchange-rate/decision', { body: { readingId: id, accept } });
  const shared = { queryKey: ['system', 'settings'], failed: t('decideFailed'), onDone: () => undefined };
  const accepting = useSave((_: undefined) => decide(true), { ...shared, done: t('accepted') });
  const refusing = useSave((_: undefined) => decide(false), { ...shared, done: t('refused') });
  const problem = accepting.problem ?? refusing.problem;
  const rate = formatNumber(lang, htgPerUsd ?? 0, 2);
  return (
    <div className="grid gap-3">
      <Banner tone="warn" icon={CircleAlert}>
        {t('waiting', { source, rate, percent: LARGEST_RATE_STEP })}
      </Banner>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={accepting.isSaving} onClick={() => accepting.save(undefined)}>
          {t('accept')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={refusing.isSaving}
          onClick={() => refusing.save(undefined)}
        >
          {t('refuse')}
        </Button>
      </div>
      {problem && <FormError>{problem}</FormError>}
    </div>
  );
}
