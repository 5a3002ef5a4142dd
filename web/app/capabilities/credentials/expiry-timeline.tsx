import type { Credential } from '@lakou/contract/credentials';
import { formatDate } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { inkOf } from '../../ui/tone.ts';
import { CREDENTIAL_LOOKS } from './credential-look.ts';
import { type ExpiryLine, expiryLines, MARKS, shareOf } from './expiry.ts';

const BARS = { leaf: 'bg-leaf', mango: 'bg-mango', hibiscus: 'bg-hibiscus' } as const;

/** What ends when: a line a paper, the most urgent first, with marks at the days on which we remind. */
export function ExpiryTimeline({ papers }: { papers: readonly Credential[] }) {
  const { t } = useTranslation('credentials');
  const lines = expiryLines(papers, dayHere(new Date()));
  if (lines.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="expiry-title" className="grid gap-3">
        <h2 id="expiry-title" className="text-18">
          {t('timeline.title')}
        </h2>
        <div aria-hidden="true" className="relative h-5 text-14 text-ink-soft">
          {MARKS.map((days) => (
            <span
              key={days}
              className="absolute top-0 -translate-x-1/2 whitespace-nowrap"
              style={{ left: `${shareOf(days) * 100}%` }}
            >
              {t('timeline.mark', { count: days })}
            </span>
          ))}
        </div>
        <ul className="grid gap-3">
          {lines.map((line) => (
            <Line key={line.paper.id} line={line} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Line({ line: { paper, days, share, tone, isReplaced } }: { line: ExpiryLine<Credential> }) {
  const { t } = useTranslation('credentials');
  const lang = useLanguage();
  const date = formatDate(lang, paper.expiryDate, 'medium');
  const isOver = paper.status === 'Expired' || days < 0;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{t(`type.${paper.type}`)}</span>
        <span className={`text-14 font-semibold ${inkOf[tone]}`}>
          {isOver ? t('expired', { date }) : `${t('soon', { count: days })} · ${date}`}
        </span>
      </p>
      <div aria-hidden="true" className="relative h-2.5 rounded-full bg-sunken">
        <div
          className={`h-full rounded-full ${BARS[tone]}`}
          style={{ width: `${Math.max(share * 100, 2)}%` }}
        />
        {MARKS.map((mark) => (
          <span
            key={mark}
            className="absolute inset-y-0 w-px bg-line-strong"
            style={{ left: `${shareOf(mark) * 100}%` }}
          />
        ))}
      </div>
      {isReplaced && (
        <p>
          <Badge {...CREDENTIAL_LOOKS.Pending}>{t('timeline.replaced')}</Badge>
        </p>
      )}
    </li>
  );
}
