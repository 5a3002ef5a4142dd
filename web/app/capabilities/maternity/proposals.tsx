import type { MaternityProposal } from '@lakou/contract/maternity';
import { formatDate } from '@lakou/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { toast } from '../../ui/toast.ts';
import { proposalsQuery, reloadMaternity, rememberPregnancy } from './maternity.queries.ts';

/** What those who treat her would begin: it is hers to say yes or no. */
export function Proposals() {
  const { id } = useUser();
  return (
    <QueryState query={useQuery(proposalsQuery(id))} skeleton={null}>
      {(proposals) =>
        proposals.map((proposal) => <Proposal key={proposal.id} patientId={id} proposal={proposal} />)
      }
    </QueryState>
  );
}

function Proposal({ patientId, proposal }: { patientId: string; proposal: MaternityProposal }) {
  const { t } = useTranslation('maternity');
  const lang = useLanguage();
  const queries = useQueryClient();
  const params = { id: patientId, proposalId: proposal.id };
  const onError = () => toast.error(t('proposal.failed'));
  const onSettled = () => reloadMaternity(queries);
  const accept = useMutation({
    mutationFn: () => api('POST /api/data/health/maternity/:id/proposals/:proposalId/accept', { params }),
    onSuccess: (profile) => {
      rememberPregnancy(queries, profile);
      toast.success(t('setup.created'));
    },
    onError,
    onSettled,
  });
  const decline = useMutation({
    mutationFn: () => api('POST /api/data/health/maternity/:id/proposals/:proposalId/decline', { params }),
    onSuccess: () => toast.success(t('proposal.declined')),
    onError,
    onSettled,
  });
  const busy = accept.isPending || decline.isPending;
  return (
    <Card>
      <div className="grid gap-3">
        <h2 className="text-18 font-semibold wrap-anywhere">
          {t('proposal.title', { name: proposal.providerName })}
        </h2>
        <p>{t('proposal.text', { date: formatDate(lang, proposal.dueDate, 'medium') })}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => accept.mutate()}>
            {t('proposal.accept')}
          </Button>
          <Button variant="tint" busy={busy} onClick={() => decline.mutate()}>
            {t('proposal.decline')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
