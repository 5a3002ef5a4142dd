import type { OpenCareRequest } from '@lakou/contract/care-requests';
import MapIcon from 'lucide-react/icons/map';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useWide } from '../../platform/use-wide.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SkeletonBlock } from '../../ui/skeleton.tsx';
import { OpenRequestCard } from './open-request-card.tsx';
import type { Answers } from './use-answers.ts';

// The towns are many, and the map is not for everybody.
const RequestsMap = lazy(() => import('./requests-map.tsx'));

interface RequestsProps {
  requests: readonly OpenCareRequest[];
  answers: Answers;
}

/** The requests, and where their towns are: beside the list at a desk, on a phone once somebody asks. */
export function RequestsWithMap({ requests, answers }: RequestsProps) {
  const { t } = useTranslation('care-requests');
  const wide = useWide();
  const [asked, setAsked] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  function choose(id: string | undefined) {
    setChosen(id);
    if (id) document.getElementById(`request-${id}`)?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="grid gap-2 xl:sticky xl:top-4 xl:order-1">
        {!wide && (
          <Button variant="secondary" icon={MapIcon} aria-expanded={asked} onClick={() => setAsked(!asked)}>
            {asked ? t('map.hide') : t('map.show')}
          </Button>
        )}
        {(wide || asked) && (
          <>
            <div className="h-72 overflow-hidden rounded-card border border-line xl:h-120">
              <Suspense fallback={<SkeletonBlock size="size-full" />}>
                <RequestsMap
                  {...{ requests, chosen }}
                  active={pointed ?? answers.askedId}
                  wasAsked={!wide}
                  onChoose={choose}
                />
              </Suspense>
            </div>
            <p className="text-14 text-ink-soft">{t('map.note')}</p>
          </>
        )}
      </div>
      <ul className="grid gap-3">
        {requests.map((request) => (
          <li
            key={request.id}
            id={`request-${request.id}`}
            onPointerEnter={() => setPointed(request.id)}
            onPointerLeave={() => setPointed(undefined)}
            onFocus={() => setPointed(request.id)}
            onBlur={() => setPointed(undefined)}
            className={classNames('rounded-card', chosen === request.id && 'outline-2 outline-sea')}
          >
            <OpenRequestCard {...{ request, answers }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
