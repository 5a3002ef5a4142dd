import type { UnassignedVisit } from '@lakou/contract/dispatch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { toast } from '../../ui/toast.ts';
import { CandidateRow } from './candidate-row.tsx';
import { DISPATCH_KEY, lanesQuery } from './dispatch.queries.ts';
import { rankCandidates } from './nearest.ts';
import { VisitRow } from './visit-row.tsx';

interface AssignDialogProps {
  clinicId: string;
  /** Kept while the dialog is open, also when somebody else takes it meanwhile. */
  visit: UnassignedVisit;
  onClose: () => void;
}

/** Everybody on shift, the nearest first with the reason; who is too late is told who was faster. */
export function AssignDialog({ clinicId, visit, onClose }: AssignDialogProps) {
  const { t } = useTranslation('dispatch');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const lanes = useQuery(lanesQuery(clinicId));
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState(false);

  function say(error: unknown): string {
    if (!(error instanceof ApiError) || error.status >= 500) return t('assignFailed');
    if (error.code === 'visit_taken' && error.takenBy) return t('takenBy', { name: error.takenBy });
    return errorText(error);
  }
  async function assign(providerId: string) {
    setSending(providerId);
    setProblem(undefined);
    try {
      const params = { id: visit.id };
      await api('PUT /api/clinics/bookings/:id/assign', { params, body: { providerId } });
      await queries.invalidateQueries({ queryKey: DISPATCH_KEY });
      toast.success(t('assigned'));
      onClose();
    } catch (error) {
      setProblem(say(error));
      setTaken(error instanceof ApiError && error.code === 'visit_taken');
      void queries.invalidateQueries({ queryKey: DISPATCH_KEY });
    } finally {
      setSending(undefined);
    }
  }
  return (
    <Dialog
      title={t('assign')}
      onClose={onClose}
      footer={
        taken && (
          <Button block onClick={onClose}>
            {t('backToList')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <div>
          <VisitRow visit={visit} />
        </div>
        {problem && <FormError>{problem}</FormError>}
        {!taken && (
          <QueryState query={lanes} skeleton={<SkeletonText />} frame="none">
            {(data) => {
              const candidates = rankCandidates(visit, data);
              if (candidates.length === 0) return <p className="text-ink-soft">{t('nobodyOnShift')}</p>;
              return (
                <>
                  <ul className="grid gap-3">
                    {candidates.map((candidate, index) => (
                      <CandidateRow
                        key={candidate.lane.id}
                        candidate={candidate}
                        isBest={index === 0 && !candidate.busyWith}
                        busy={sending === candidate.lane.id}
                        onAssign={() => void assign(candidate.lane.id)}
                      />
                    ))}
                  </ul>
                  <p className="text-14 text-ink-soft">{t('straightLine')}</p>
                </>
              );
            }}
          </QueryState>
        )}
      </div>
    </Dialog>
  );
}
