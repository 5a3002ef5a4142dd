import type { RateReading } from '@lakou/contract/exchange-rates';
import { formatDateTime, formatNumber } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import type { Tone } from '../../ui/tone.ts';
import { rateReadingsQuery } from './exchange-rates.queries.ts';

const LOOKS: Record<RateReading['state'], { tone: Tone; icon: LucideIcon }> = {
  counts: { tone: 'leaf', icon: Check },
  waiting: { tone: 'mango', icon: Clock },
  refused: { tone: 'neutral', icon: X },
  replaced: { tone: 'neutral', icon: X },
  failed: { tone: 'hibiscus', icon: CircleAlert },
};

/** Every reading of the source, newest first. */
export function RateReadings() {
  const { t } = useTranslation('exchange-rates');
  return (
    <div className="grid gap-3">
      <h3 className="text-16 font-semibold">{t('readings')}</h3>
      <PagedList
        query={useInfiniteQuery(rateReadingsQuery)}
        more={t('more')}
        empty={<Card>{t('none')}</Card>}
      >
        {(readings) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {readings.map((reading) => (
              <ReadingRow key={reading.id} reading={reading} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function ReadingRow({ reading }: { reading: RateReading }) {
  const { t } = useTranslation('exchange-rates');
  const lang = useLanguage();
  const { htgPerUsd, source, readAt, state, problem, decidedBy } = reading;
  const { tone, icon } = LOOKS[state];
  const date = formatDateTime(lang, { at: new Date(readAt), timeZone: ownTimeZone() }, 'medium');
  return (
    <li className="grid gap-1 border-line p-4 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">
          {htgPerUsd === null ? t('noRate') : t('line', { rate: formatNumber(lang, htgPerUsd, 2) })}
        </p>
        <Badge tone={tone} icon={icon}>
          {t(`state.${state}`)}
        </Badge>
      </div>
      <p className="text-14 text-ink-soft">{t('by', { date, source })}</p>
      {problem && <p className="text-14 text-ink-soft">{t(`problem.${problem}`)}</p>}
      {decidedBy && <p className="text-14 text-ink-soft">{t('decidedBy', { name: decidedBy })}</p>}
    </li>
  );
}
