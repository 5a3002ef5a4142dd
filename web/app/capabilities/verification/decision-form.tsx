import type { RejectReason } from '@lakou/contract/verification';
import { LONGEST_REVIEW_NOTE, REJECT_REASONS } from '@lakou/contract/verification.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Key } from './key.tsx';

interface DecisionFormProps {
  reason: RejectReason | undefined;
  note: string;
  canVerify: boolean;
  busy: boolean;
  onReason: (reason: RejectReason) => void;
  onNote: (note: string) => void;
  onVerify: () => void;
  onReject: () => void;
}

/** Verify once everything agrees, or reject with a reason that the provider reads in their language. */
export function DecisionForm(props: DecisionFormProps) {
  const { reason, note, canVerify, busy, onReason, onNote, onVerify, onReject } = props;
  const { t } = useTranslation('verification');
  return (
    <div className="grid gap-4">
      <div id="reasons">
        <ChoiceChips
          legend={t('reasonTitle')}
          name="reason"
          options={REJECT_REASONS.map((value) => ({ value, title: t(`reason.${value}`) }))}
          value={reason as RejectReason}
          onChange={onReason}
        />
      </div>
      {reason && (
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          optional
          rows={2}
          maxLength={LONGEST_REVIEW_NOTE}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      )}
      {!canVerify && <p className="text-14 text-ink-soft">{t('verifyOpens')}</p>}
      <div className="grid grid-cols-2 gap-2">
        <Button block busy={busy} disabled={!canVerify} onClick={onVerify}>
          {t('verify')} <Key>V</Key>
        </Button>
        <Button block variant="danger" busy={busy} onClick={onReject}>
          {t('reject')} <Key>R</Key>
        </Button>
      </div>
    </div>
  );
}
