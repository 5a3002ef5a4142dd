import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { deedOf } from './deed.ts';
import { type FoldedLook, foldLooks } from './fold-looks.ts';
import { looksQuery } from './my-data.queries.ts';

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
      isEmpty={({ pages }) => pages.every(({ looks }) => looks.length === 0)}
      empty={<EmptyCard text={t('looks.nobody')} />}
    >
      {({ pages }) => (
        <Card>
          <ul className="divide-y divide-line">
            {foldLooks(pages.flatMap(({ looks }) => looks)).map((folded) => (
              <LookRow key={folded.look.id} {...folded} />
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

function LookRow({ look: { at, action, by, through, reason }, times }: FoldedLook) {
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
        {through && deed !== 'listed' && deed !== 'ended' && deed !== 'stopped' && (
          <p className="text-15">{t(`looks.why.${through}`, { reason: reason ?? '' })}</p>
        )}
        <p className="text-14 text-ink-soft">
          {formatDateTime(lang, { at: new Date(at), timeZone }, 'medium')}
          {times > 1 && ` · ${t('looks.times', { count: times })}`}
        </p>
      </div>
    </li>
  );
}
