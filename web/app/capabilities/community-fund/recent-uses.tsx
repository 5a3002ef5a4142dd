import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { usageQuery } from './fund.queries.ts';
import { useFundTexts } from './use-fund-texts.ts';

/** The last five things that the fund paid for. */
export function RecentUses() {
  const { t } = useTranslation('community-fund');
  const { place } = useFundTexts();
  return (
    <Section title={t('recent')}>
      <QueryState
        query={useQuery(usageQuery)}
        failed={t('loadFailed')}
        isEmpty={(uses) => uses.length === 0}
        empty={<p className="text-ink-soft">{t('recentNone')}</p>}
      >
        {(uses) => (
          <Card>
            <ul className="grid gap-2">
              {uses.map((use) => (
                <li key={use.id} className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">{t(`service.${use.service}`)}</span>
                  <span className="text-ink-soft">{place(use)}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </QueryState>
      <p className="text-14 text-ink-soft">{t('privacy')}</p>
    </Section>
  );
}
