import type { LakouContract, Result } from '@lakou/contract';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { looksQuery } from './my-data.queries.ts';

type Look = Result<LakouContract['GET /api/audit/me']>['looks'][number];

/** Everybody else who opened or changed data of this person. */
export function WhoLooked() {
  const { t } = useTranslation('my-data');
  return (
    <Section title={t('looks.title')}>
      <Looks />
    </Section>
  );
}

function Looks() {
  const { t } = useTranslation('my-data');
  const query = useInfiniteQuery(looksQuery);
  return (
    <QueryState
      query={query}
      skeleton={
        <Skeleton>
          <SkeletonCard />
        </Skeleton>
      }
      isEmpty={({ pages }) => pages.every(({ looks }) => looks.length === 0)}
      empty={
        <Card>
          <EmptyState drawing={<House />} text={t('looks.nobody')} />
        </Card>
      }
    >
      {({ pages }) => (
        <Card>
          <ul className="divide-y divide-line">
            {pages
              .flatMap(({ looks }) => looks)
              .map((look) => (
                <LookRow key={look.id} {...look} />
              ))}
          </ul>
          {query.hasNextPage && (
            <div className="mt-4">
              <Button
                variant="tint"
                block
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('looks.more')}
              </Button>
            </div>
          )}
        </Card>
      )}
    </QueryState>
  );
}

/** What a representative does beside the record. */
const FOR_ANOTHER = {
  'conversation:list-for': 'messages',
  'message:read-for': 'messages',
  'message:send-for': 'wrote',
  'represented:bills': 'bills',
  'representative:paid': 'paid',
} as const;
type Deed = 'listed' | 'read' | 'changed' | 'emergency' | 'connected' | 'ended';

function deedOf(action: string): Deed | (typeof FOR_ANOTHER)[keyof typeof FOR_ANOTHER] {
  if (action in FOR_ANOTHER) return FOR_ANOTHER[action as keyof typeof FOR_ANOTHER];
  if (action === 'record:break-glass') return 'emergency';
  if (action === 'app:connect') return 'connected';
  if (action === 'app:misuse' || action === 'app:give-back') return 'ended';
  if (/^(?:patients|provider-patients|represented):list$/.test(action)) return 'listed';
  return /:(?:read|list|export)$/.test(action) ? 'read' : 'changed';
}

function LookRow({ at, action, by, through, reason }: Look) {
  const { t } = useTranslation('my-data');
  const { t: ofAccounts } = useTranslation('accounts');
  const lang = useLanguage();
  const timeZone = ownTimeZone();
  const deed = deedOf(action);
  const name = by.name ?? t('looks.gone');
  return (
    <li className="flex items-center gap-3.5 py-3 first:pt-0 last:pb-0">
      <Avatar name={name} />
      <div>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-soft">{by.role ? ofAccounts(`roles.${by.role}`) : t('looks.app')}</p>
        <p className="text-15">{t(`looks.${deed}`)}</p>
        {through && deed !== 'listed' && deed !== 'ended' && (
          <p className="text-15">{t(`looks.why.${through}`, { reason: reason ?? '' })}</p>
        )}
        <p className="text-14 text-ink-soft">
          {formatDateTime(lang, { at: new Date(at), timeZone }, 'medium')}
        </p>
      </div>
    </li>
  );
}
