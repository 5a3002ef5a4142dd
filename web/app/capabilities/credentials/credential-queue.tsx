import type { WaitingCredential } from '@lakou/contract/credentials';
import type { RejectReason } from '@lakou/contract/verification';
import { LONGEST_REVIEW_NOTE, REJECT_REASONS } from '@lakou/contract/verification.rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { waitingCredentialsQuery } from './credentials.queries.ts';
import { Paper } from './paper.tsx';

/** The papers that wait for a review, for administrators. */
export function CredentialQueue() {
  const { t } = useTranslation('credentials');
  return (
    <Section title={t('queueTitle')}>
      <QueryState
        query={useQuery(waitingCredentialsQuery)}
        failed={t('queueFailed')}
        isEmpty={(waiting) => waiting.length === 0}
        empty={<p className="text-ink-soft">{t('queueNone')}</p>}
      >
        {(waiting) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {waiting.map((paper) => (
              <WaitingPaper key={paper.id} paper={paper} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function WaitingPaper({ paper }: { paper: WaitingCredential }) {
  const { t } = useTranslation('credentials');
  const { t: tReview } = useTranslation('verification');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [rejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState<RejectReason>();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function decide(decision: 'verified' | 'rejected') {
    setBusy(true);
    try {
      await api('PUT /api/admin/credentials/:id', {
        params: { id: paper.id },
        body: { decision, ...(decision === 'rejected' && { reason, note }) },
      });
      toast.success(t(`done.${decision}`));
      setRejecting(false);
    } catch (error) {
      // What was written about a rejection stays, to be sent again.
      if (decision === 'rejected') setProblem(errorText(error));
      else toast.error(errorText(error));
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: ['credentials'] });
  }
  function reject() {
    setProblem(reason ? undefined : t('chooseReason'));
    if (reason) void decide('rejected');
  }
  return (
    <Card as="li">
      <div className="grid gap-3">
        <div>
          <h3 className="text-16 font-bold">{t(`type.${paper.type}`)}</h3>
          <p className="text-15">
            {[paper.providerName, paper.professionalTitle].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Paper paper={paper} />
        <div className="grid grid-cols-2 gap-2">
          <Button block busy={busy} onClick={() => void decide('verified')}>
            {t('verify')}
          </Button>
          <Button block variant="danger" busy={busy} onClick={() => setRejecting(true)}>
            {t('reject')}
          </Button>
        </div>
      </div>
      {rejecting && (
        <FormDialog
          title={t('rejectTitle')}
          save={t('reject')}
          busy={busy}
          problem={problem}
          onSave={reject}
          onClose={() => setRejecting(false)}
        >
          <ChoiceChips
            legend={tReview('reasonTitle')}
            name="reason"
            options={REJECT_REASONS.map((value) => ({ value, title: tReview(`reason.${value}`) }))}
            value={reason}
            onChange={(chosen) => {
              setProblem(undefined);
              setReason(chosen);
            }}
          />
          <TextArea
            label={tReview('note')}
            hint={tReview('noteHint')}
            optional
            rows={2}
            maxLength={LONGEST_REVIEW_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </FormDialog>
      )}
    </Card>
  );
}
