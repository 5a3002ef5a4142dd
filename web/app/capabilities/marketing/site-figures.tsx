import type { SiteFigures as Counted } from '@lakou/contract/marketing';
import { formatDate, formatNumber } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { figuresLook } from '../../ui/figures-look.ts';
import { LineChart } from '../../ui/line-chart.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { FactTable } from './fact-table.tsx';
import { siteFiguresQuery } from './marketing.queries.ts';

const LINES = [
  { field: 'views', tone: 'sea' },
  { field: 'searches', tone: 'night' },
] as const;

/** What we counted ourselves on the public pages. */
export function SiteFigures() {
  const { t } = useTranslation('marketing');
  return (
    <section className="grid gap-3">
      <h3 className="text-18 font-bold">{t('siteFigures')}</h3>
      <p className="text-14 text-ink-soft">{t('measured')}</p>
      <QueryState
        query={useQuery(siteFiguresQuery)}
        isEmpty={({ views, searches }) => views + searches === 0}
        empty={
          <Card>
            <p>{t('noViews')}</p>
          </Card>
        }
      >
        {(figures) => <Counts figures={figures} />}
      </QueryState>
    </section>
  );
}

function Counts({ figures: { days, pages, views, searches } }: { figures: Counted }) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const say = (value: number) => formatNumber(lang, value, 0);
  const date = (day = '') => formatDate(lang, day, 'medium');
  return (
    <>
      <Card>
        <dl className={classNames('mb-4', figuresLook)}>
          <div>
            <dt className="text-14 text-ink-soft">{t('views')}</dt>
            <dd className="text-22 font-bold">{say(views)}</dd>
          </div>
          <div>
            <dt className="text-14 text-ink-soft">{t('searches')}</dt>
            <dd className="text-22 font-bold">{say(searches)}</dd>
          </div>
        </dl>
        <LineChart
          title={t('siteFigures')}
          lines={LINES.map(({ field, tone }) => ({
            name: t(field),
            tone,
            points: days.map((one) => ({
              key: one.day,
              at: Date.parse(one.day),
              value: one[field],
              text: say(one[field]),
            })),
          }))}
          ends={[date(days[0]?.day), date(days.at(-1)?.day)]}
          format={say}
          table={[
            [t('day'), t('views'), t('searches')],
            ...days.map((one) => [date(one.day), say(one.views), say(one.searches)]),
          ]}
        />
      </Card>
      {pages.length > 0 && (
        <FactTable
          caption={t('siteFigures')}
          columns={[t('page'), t('views')]}
          rows={pages.map((page) => ({ key: page.path, cells: [page.path, say(page.views)] }))}
        />
      )}
    </>
  );
}
