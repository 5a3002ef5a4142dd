import type { HandOverOffer } from '@lakou/contract/hand-overs';
import { formatDate } from '@lakou/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import FolderHeart from 'lucide-react/icons/folder-heart';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLinkToken } from '../passwords/use-link-token.ts';
import { offerQuery } from './hand-overs.queries.ts';

export const clientLoader = needsWords('hand-overs');

type Answer = 'accept' | 'decline';
/** `gone`: there is nothing to answer any more, perhaps because an answer arrived whose reply was lost. */
type Outcome = Answer | 'gone';

/** The page of the link in the mail: what would come over, and the decision. */
export default function Offer() {
  const { t } = useTranslation('hand-overs');
  const token = useLinkToken();
  const [answered, setAnswered] = useState<Outcome>();
  const query = useQuery({ ...offerQuery(token), enabled: Boolean(token) && !answered });
  const dead = (
    <Card>
      <p role="status">{t('offer.dead')}</p>
    </Card>
  );
  return (
    <div className="grid max-w-160 gap-4">
      <title>{t('offer.title')}</title>
      <PageTitle>{t('offer.title')}</PageTitle>
      {answered ? (
        <Answered outcome={answered} />
      ) : token === '' ? (
        dead
      ) : (
        <QueryState query={query} failed={t('offer.failed')} notFound={dead}>
          {(offer) => <Decision offer={offer} token={token ?? ''} onAnswered={setAnswered} />}
        </QueryState>
      )}
    </div>
  );
}

interface DecisionProps {
  offer: HandOverOffer;
  token: string;
  onAnswered: (outcome: Outcome) => void;
}

function Decision({ offer: { from, name, dateOfBirth, contents }, token, onAnswered }: DecisionProps) {
  const { t } = useTranslation('hand-overs');
  const errorText = useErrorText();
  const lang = useLanguage();
  const queries = useQueryClient();
  const answering = useMutation({
    mutationFn: async (answer: Answer) => {
      await api(answer === 'accept' ? 'POST /api/hand-overs/accept' : 'POST /api/hand-overs/decline', {
        body: { token },
      });
      onAnswered(answer);
      // Lists, records and notifications may all be others now.
      await queries.invalidateQueries();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) onAnswered('gone');
    },
  });
  const { isPending, variables, error } = answering;
  const answer = (one: Answer) => {
    if (!isPending) answering.mutate(one);
  };
  return (
    <div className="grid gap-4">
      <p>{t('offer.lead', { from, name, date: formatDate(lang, dateOfBirth, 'long') })}</p>
      <Card>
        <h2 className="mb-2 text-18">{t('offer.contents')}</h2>
        {contents.length === 0 ? (
          <p className="text-ink-soft">{t('offer.nothing')}</p>
        ) : (
          <ul className="grid gap-1">
            {contents.map(({ part, count }) => (
              <li key={part}>{t(`part.${part}`, { count })}</li>
            ))}
          </ul>
        )}
      </Card>
      <p className="text-ink-soft">{t('offer.what', { from })}</p>
      <p className="text-ink-soft">{t('offer.onlyIf', { name })}</p>
      {error && <FormError>{errorText(error)}</FormError>}
      <div className="grid gap-2 md:grid-cols-2">
        <Button busy={isPending && variables === 'accept'} onClick={() => answer('accept')}>
          {t('offer.accept')}
        </Button>
        <Button
          variant="secondary"
          busy={isPending && variables === 'decline'}
          onClick={() => answer('decline')}
        >
          {t('offer.decline')}
        </Button>
      </div>
    </div>
  );
}

const SAID = { accept: 'offer.accepted', decline: 'offer.declined', gone: 'offer.gone' } as const;

function Answered({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('hand-overs');
  return (
    <Card attention={outcome === 'accept' ? 'leaf' : 'night'}>
      <div className="grid gap-3">
        <p role="status" className="flex gap-3">
          <FolderHeart size={24} className="shrink-0" />
          {t(SAID[outcome])}
        </p>
        {outcome !== 'decline' && (
          <p>
            <TextLink to="/app/record">{t('offer.open')}</TextLink>
          </p>
        )}
      </div>
    </Card>
  );
}
