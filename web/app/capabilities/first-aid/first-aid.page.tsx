import type { FirstAidTopic } from '@lakou/contract/first-aid';
import { useQuery } from '@tanstack/react-query';
import BriefcaseMedical from 'lucide-react/icons/briefcase-medical';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useEverydayIds } from '../../platform/find/use-everyday-ids.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ListTitle } from '../../ui/list-title.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { Panes } from '../../ui/panes.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import { firstAidQuery } from './first-aid.queries.ts';
import { groupsOf, matching } from './matches.ts';
import { TopicRow } from './topic-row.tsx';

export const clientLoader = needsWords('first-aid');

/** The first aid topics with a search; life-saving ones come first. */
export default function FirstAid() {
  const { t } = useTranslation('first-aid');
  const { slug } = useParams();
  return (
    <Panes openId={slug} choose={t('choose')}>
      <TopicList isBeside={slug !== undefined} />
    </Panes>
  );
}

function TopicList({ isBeside }: { isBeside: boolean }) {
  const { t } = useTranslation('first-aid');
  const [text, setText] = useState('');
  return (
    <div className="grid gap-5">
      <ListTitle isBeside={isBeside}>{t('title')}</ListTitle>
      {!isBeside && <EmergencyCall />}
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
  const all = useQuery(firstAidQuery(useLanguage()));
  const everyday = useEverydayIds('first-aid', text);
  return (
    <QueryState
      query={all}
      skeleton={
        <Skeleton>
          <div className="grid gap-3 md:grid-cols-2">
            <SkeletonText />
            <SkeletonText />
            <SkeletonText />
            <SkeletonText />
          </div>
        </Skeleton>
      }
      failed={t('failed')}
    >
      {(topics) => <Matching topics={matching(topics, text, everyday)} text={text} onShowAll={onShowAll} />}
    </QueryState>
  );
}

interface MatchingProps {
  topics: readonly FirstAidTopic[];
  text: string;
  onShowAll: () => void;
}

function Matching({ topics, text, onShowAll }: MatchingProps) {
  const { t } = useTranslation('first-aid');
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} aria-live="polite" className="outline-none">
      {topics.length === 0 ? (
        <NothingFound text={t('none', { text })} showAll={t('back')} onShowAll={onShowAll} focus={list} />
      ) : (
        <div className="grid gap-6">
          {groupsOf(topics).map(([category, own]) => (
            <section key={category} className="grid gap-3">
              <h2 className="text-22">{category}</h2>
              <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-1">
                {own.map((topic) => (
                  <TopicRow key={topic.id} topic={topic} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
