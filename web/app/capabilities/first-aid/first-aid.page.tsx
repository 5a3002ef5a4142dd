import { useQuery } from '@tanstack/react-query';
import BriefcaseMedical from 'lucide-react/icons/briefcase-medical';
import { useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { House } from '../../ui/drawings/house.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import { firstAidQuery } from './first-aid.queries.ts';
import { matching } from './matches.ts';
import { TopicRow } from './topic-row.tsx';

export const clientLoader = needsWords('first-aid');

/** What to do until help comes: found by a word, those that save a life first. */
export default function FirstAid() {
  const { t } = useTranslation('first-aid');
  const [text, setText] = useState('');
  return (
    <div className="grid gap-5">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <EmergencyCall />
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clear')}
        value={text}
        onChange={setText}
      />
      <Topics text={text} onShowAll={() => setText('')} />
      <ButtonLink to="/app/first-aid/kit" variant="tint" icon={BriefcaseMedical} block>
        {t('kit.link')}
      </ButtonLink>
    </div>
  );
}

function Topics({ text, onShowAll }: { text: string; onShowAll: () => void }) {
  const { t } = useTranslation('first-aid');
  const { data, error, refetch, isRefetching } = useQuery(firstAidQuery(useLanguage()));
  const list = useRef<HTMLDivElement>(null);
  if (!data) {
    if (error)
      return (
        <Card>
          <Problem text={t('failed')} retrying={isRefetching} onRetry={() => void refetch()} />
        </Card>
      );
    return (
      <Skeleton>
        <div className="grid gap-3 md:grid-cols-2">
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
        </div>
      </Skeleton>
    );
  }
  const topics = matching(data, text);
  return (
    <div ref={list} tabIndex={-1} aria-live="polite" className="outline-none">
      {topics.length === 0 ? (
        <Card>
          <EmptyState
            drawing={<House />}
            text={t('none', { text })}
            action={
              <Button
                variant="tint"
                onClick={() => {
                  // The button goes: the keyboard goes on at the top of the list.
                  list.current?.focus();
                  onShowAll();
                }}
              >
                {t('back')}
              </Button>
            }
          />
        </Card>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {topics.map((topic) => (
            <TopicRow key={topic.id} topic={topic} />
          ))}
        </ul>
      )}
    </div>
  );
}
