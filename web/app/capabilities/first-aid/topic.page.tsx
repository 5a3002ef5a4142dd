import { isPushing, STEP_MINUTES } from '@lakou/content/step-aids';
import type { FirstAidTopic } from '@lakou/contract/first-aid';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import type { PageHandle } from '../../platform/page-handle.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { Passages } from '../../ui/passages.tsx';
import { Provenance } from '../../ui/provenance.tsx';
import { PublicPageLink } from '../../ui/public-page-link.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonArticle } from '../../ui/skeleton-text.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { KeepButton } from '../listen/keep-button.tsx';
import { ListenBar } from '../listen/listen-bar.tsx';
import { speechSize } from '../listen/speech-size.ts';
import { useReader } from '../listen/use-reader.ts';
import { CheckFirst } from './check-first.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import { firstAidQuery } from './first-aid.queries.ts';
import { StepDrawing } from './lazy-drawn.tsx';
import { NeverDo } from './never-do.tsx';
import { spokenTopic } from './spoken-topic.ts';
import { StepBar } from './step-bar.tsx';
import { StepMetronome } from './step-metronome.tsx';
import { StepProgress } from './step-progress.tsx';
import { StepTimer } from './step-timer.tsx';
import { boundedStep } from './steps.ts';
import { TagBadge } from './tag-badge.tsx';
import { useSwipe } from './use-swipe.ts';

export const clientLoader = needsWords('first-aid', 'first-aid-drawings', 'listen');

/** The steps have the whole screen of a phone. */
export const handle: PageHandle = { bare: true };

export default function Topic() {
  const { t } = useTranslation('first-aid');
  const { slug } = useParams();
  const all = useQuery(firstAidQuery(useLanguage()));
  const topic = all.data?.find(({ id }) => id === slug);
  // Another language is another voice.
  if (topic) return <Steps key={`${topic.id} ${topic.title}`} topic={topic} />;
  return (
    <div className="mx-auto grid max-w-160 gap-5">
      <title>{t('title')}</title>
      <div className="flex items-center gap-3">
        <WayBack />
        <h1 className="text-22 font-extrabold">{t('title')}</h1>
      </div>
      {/* Readers of this page may need an ambulance. */}
      <EmergencyCall />
      <QueryState
        query={all}
        skeleton={
          <Skeleton>
            <SkeletonArticle />
          </Skeleton>
        }
        failed={t('failed')}
      >
        {() => (
          <EmptyCard
            text={t('noTopic')}
            action={
              <ButtonLink to="/app/first-aid" variant="tint">
                {t('back')}
              </ButtonLink>
            }
          />
        )}
      </QueryState>
    </div>
  );
}

function WayBack() {
  const { t } = useTranslation('first-aid');
  return (
    <TextLink to="/app/first-aid" aria-label={t('back')}>
      <ArrowLeft size={24} />
    </TextLink>
  );
}

/** One step at a time, in large letters. */
function Steps({ topic }: { topic: FirstAidTopic }) {
  const { t } = useTranslation('first-aid');
  const [params, setParams] = useSearchParams();
  const count = topic.steps.length;
  const inAddress = boundedStep(Number(params.get('step') ?? 1), count);
  const [number, setNumber] = useState(inAddress);
  const step = topic.steps[number - 1];
  const { texts, stepOf, firstOf } = useMemo(() => spokenTopic(topic), [topic]);
  const reading = useReader({ title: topic.title, texts });
  const { phase, at, text } = reading;
  // The page turns with the voice.
  useEffect(() => {
    const spoken = stepOf[at];
    if (phase === 'playing' && spoken) setNumber(spoken);
  }, [phase, at, stepOf]);
  function turn(by: -1 | 1) {
    setNumber((now) => boundedStep(now + by, count));
    // The voice turns with the page.
    if (phase === 'playing') reading.playFrom(firstOf(boundedStep(number + by, count)));
  }
  // The address is updated after the step, because waiting for it would lose taps on a slow phone.
  useEffect(() => {
    if (number !== inAddress) setParams({ step: String(number) }, { replace: true });
  }, [number, inAddress, setParams]);
  const minutes = STEP_MINUTES[topic.id]?.[number - 1];
  const swiping = useSwipe(turn);
  return (
    <article className="mx-auto grid max-w-160 gap-4" {...swiping}>
      <title>{topic.title}</title>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <WayBack />
        <h1 className="grow text-22 font-extrabold">
          <Spoken reading={text}>{topic.title}</Spoken>
        </h1>
        <TagBadge tag={topic.tag} />
      </div>
      <StepProgress number={number} count={count} />
      <StepDrawing topicId={topic.id} number={number} />
      {/* There are no clips of corrected words. */}
      {!topic.isCorrected && (
        <ListenBar
          reading={reading}
          from={firstOf(number)}
          kilobytes={speechSize(texts)}
          speaksUp
          keepsElsewhere
        />
      )}
      {number === 1 && (
        <p className="text-16 text-ink-soft">
          <Spoken reading={text}>{topic.description}</Spoken>
        </p>
      )}
      {/* A screen reader does not talk over the voice. */}
      <section
        aria-live={phase === 'playing' ? 'off' : 'polite'}
        className="grid min-h-40 content-start gap-3"
      >
        <p className="sr-only">{t('step', { number, count })}</p>
        <h2 className="text-28 leading-tight font-extrabold md:text-36">
          <Spoken reading={text}>{step?.title ?? ''}</Spoken>
        </h2>
        <Passages blocks={step?.blocks ?? []} large reading={text} />
      </section>
      {number === 1 && <CheckFirst topic={topic} />}
      {minutes && <StepTimer key={number} topicId={topic.id} number={number} minutes={minutes} />}
      {isPushing(topic.id, number - 1) && <StepMetronome />}
      <NeverDo marks={topic.never} number={number} />
      {!topic.isCorrected && phase === 'idle' && (
        <div>
          <KeepButton clips={reading.clips} />
        </div>
      )}
      {number === count && (
        <>
          <PublicPageLink path={`/first-aid/${topic.id}`} />
          <Provenance known={topic} />
        </>
      )}
      <StepBar number={number} count={count} onTurn={turn} />
    </article>
  );
}
