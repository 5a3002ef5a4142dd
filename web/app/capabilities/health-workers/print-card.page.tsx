import type { CommunityPatient, NewCard } from '@lakou/contract/health-workers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { communityQuery } from './health-workers.queries.ts';
import { PaperCard } from './paper-card.tsx';

export const clientLoader = needsWords('health-workers');

/** Makes a card and prints it. What it holds is shown once; another one ends the one before. */
export default function PrintCard() {
  const { t } = useTranslation('health-workers');
  const { id = '' } = useParams();
  const query = useQuery(communityQuery(id));
  const missing = <EmptyCard text={t('missing')} />;
  return (
    <Sections>
      <title>{t('card')}</title>
      <p className="print:hidden">
        <BackLink to={`/app/clinic-patients/${id}`}>{t('backToPatient')}</BackLink>
      </p>
      <div className="print:hidden">
        <PageTitle>{t('card')}</PageTitle>
      </div>
      <QueryState query={query} failed={t('failed')} notFound={missing}>
        {(found) => (found.isPossible ? <Issue patientId={id} found={found} /> : missing)}
      </QueryState>
    </Sections>
  );
}

function Issue({ patientId, found }: { patientId: string; found: CommunityPatient }) {
  const { t } = useTranslation('health-workers');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const issue = useMutation({
    mutationFn: () => api('POST /api/clinics/patients/:id/community/card', { params: { id: patientId } }),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: communityQuery(patientId).queryKey }),
  });
  if (issue.data) return <Issued card={issue.data} />;
  return (
    <Card>
      <div className="grid gap-3">
        <p>{t('cardAbout')}</p>
        {found.cardIssuedAt && <p className="font-semibold">{t('newCardText')}</p>}
        {issue.error && <FormError>{errorText(issue.error)}</FormError>}
        {found.consent ? (
          <Button busy={issue.isPending} onClick={() => issue.mutate()}>
            {t(found.cardIssuedAt ? 'newCard' : 'makeCard')}
          </Button>
        ) : (
          <p>{t('consentAwaited')}</p>
        )}
      </div>
    </Card>
  );
}

function Issued({ card }: { card: NewCard }) {
  const { t } = useTranslation('health-workers');
  return (
    <>
      <p role="status" className="print:hidden">
        {t('cardOnce')}
      </p>
      <PaperCard card={card} />
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </>
  );
}
