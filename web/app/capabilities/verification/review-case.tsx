import type { RejectReason, VerificationCase } from '@lakou/contract/verification';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useKeys } from '#platform/use-keys.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { CaseHead } from './case-head.tsx';
import { CHECKS, Checklist } from './checklist.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { QueueBar } from './queue-bar.tsx';
import { useDecide } from './use-decide.ts';
import { waitingQuery } from './verification.queries.ts';

/** The keys V, R, J, K and 1 to 6 do what the buttons do. */
export function ReviewCase({ licence }: { licence: VerificationCase }) {
  const { t } = useTranslation('verification');
  const navigate = useNavigate();
  const queue = useQuery(waitingQuery);
  const waiting = queue.data ?? [];
  const [passed, setPassed] = useState<readonly number[]>([]);
  const [reason, setReason] = useState<RejectReason>();
  const [note, setNote] = useState('');
  const at = waiting.findIndex(({ id }) => id === licence.id);
  const [previous, next] = [waiting[at - 1], waiting[at + 1]];
  const go = (to: { id: string } | undefined) =>
    void navigate(to ? `/app/verifications/${to.id}` : '/app/verifications');
  const deciding = useDecide(licence, () => go(next ?? previous));

  const toggle = (check: number) =>
    setPassed(passed.includes(check) ? passed.filter((one) => one !== check) : [...passed, check]);
  const canVerify = passed.length === CHECKS.length && !deciding.isPending;
  const verify = () => canVerify && deciding.mutate({ decision: 'verified' });
  function reject() {
    if (!reason) document.getElementById('reasons')?.querySelector('input')?.focus();
    else deciding.mutate({ decision: 'rejected', reason, ...(note.trim() && { note }) });
  }
  useKeys({
    v: verify,
    r: reject,
    j: () => next && go(next),
    k: () => previous && go(previous),
    ...Object.fromEntries(CHECKS.map((_, index) => [String(index + 1), () => toggle(index)])),
  });
  return (
    <div className="grid gap-4">
      <title>{t('titleOf', { name: licence.name })}</title>
      <FailedNote query={queue} text={t('queueFailed')} />
      {queue.data && <QueueBar at={at} total={waiting.length} {...{ previous, next }} onGo={go} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <DocumentViewer licence={licence} />
        <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
          <CaseHead licence={licence} />
          <Checklist {...{ licence, passed }} onToggle={toggle} />
          <DecisionForm
            {...{ reason, note, canVerify }}
            busy={deciding.isPending}
            onReason={setReason}
            onNote={setNote}
            onVerify={verify}
            onReject={reject}
          />
        </div>
      </div>
    </div>
  );
}
