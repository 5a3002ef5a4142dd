import type { UnassignedVisit } from '@lakou/contract/dispatch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
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
import { useNow } from '../provider-workspace/use-now.ts';
import { CandidateRow } from './candidate-row.tsx';
import { DISPATCH_KEY, lanesQuery } from './dispatch.queries.ts';
import { rankCandidates } from './nearest.ts';
import { isUnplaced } from './place-of.ts';
import { isSoon, VisitRow } from './visit-row.tsx';

interface AssignDialogProps {
  clinicId: string;
  /** Kept while the dialog is open, also when somebody else takes it meanwhile. */
  visit: UnassignedVisit;
  /** Asks where its address is. */
  onPlace: () => void;
  onClose: () => void;
}

/** Everybody on shift, the nearest first with the reason; who is too late is told who was faster. */
export function AssignDialog({ clinicId, visit, onPlace, onClose }: AssignDialogProps) {
  const { t } = useTranslation('dispatch');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const now = useNow();
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
          <VisitRow visit={visit} soon={isSoon(visit, now)} />
        </div>
        {!taken && isUnplaced(visit) && (
          <div className="grid gap-3 rounded-card bg-night-tint p-3.5">
            <p className="text-15 text-night">{t('placeAsk')}</p>
            <Button variant="secondary" icon={MapPin} onClick={onPlace}>
              {t('place')}
            </Button>
          </div>
        )}
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
