import type { DeathReport } from '@lakou/contract/deaths';
import { type DeathDecisionKind, decisionsAfter, LONGEST_DEATH_NOTE } from '@lakou/contract/deaths.rules';
import { formatDate, formatDateTime } from '@lakou/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';

/** One report, its document, and what can be decided about it. */
export function ReportCard({ report }: { report: DeathReport }) {
  const { t } = useTranslation('deaths');
  const lang = useLanguage();
  const [deciding, setDeciding] = useState<DeathDecisionKind>();
  const moment = (at: string) =>
    formatDateTime(lang, { at: new Date(at), timeZone: ownTimeZone() }, 'medium');
  const { name, dateOfBirth, holderName, diedOn, reportedBy, reportedAt, state, decidedAt, decidedBy, note } =
    report;
  return (
    <Card as="li">
      <div className="grid gap-3">
        <div className="grid gap-1 text-15">
          <h2 className="text-18 wrap-anywhere">{name}</h2>
          {dateOfBirth && <p>{t('born', { date: formatDate(lang, dateOfBirth, 'long') })}</p>}
          {holderName && <p>{t('inAccountOf', { name: holderName })}</p>}
          <p>{t('died', { date: formatDate(lang, diedOn, 'long') })}</p>
          <p className="text-ink-soft">
            {t(report.byProvider ? 'byProvider' : 'byFamily', { name: reportedBy, date: moment(reportedAt) })}
          </p>
          {decidedAt && decidedBy && (
            <p className="font-semibold">
              {t(`state.${state}`)} · {t('decidedBy', { name: decidedBy, date: moment(decidedAt) })}
            </p>
          )}
          {note && <p className="whitespace-pre-wrap">{note}</p>}
        </div>
        <p>
          <a
            href={report.documentUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonLook({ variant: 'ghost', size: 'sm' })}
          >
            <span className="flex items-center gap-2">
              <ExternalLink size={18} className="shrink-0" />
              {t('openDocument')}
            </span>
          </a>
        </p>
        <div className="flex flex-wrap gap-2">
          {decisionsAfter(state).map((decision) => (
            <Button
              key={decision}
              size="sm"
              variant={decision === 'confirmed' ? 'primary' : 'secondary'}
              onClick={() => setDeciding(decision)}
            >
              {t(`decide.${decision}`)}
            </Button>
          ))}
        </div>
      </div>
      {deciding && (
        <DecisionDialog report={report} decision={deciding} onClose={() => setDeciding(undefined)} />
      )}
    </Card>
  );
}

interface DecisionDialogProps {
  report: DeathReport;
  decision: DeathDecisionKind;
  onClose: () => void;
}

function DecisionDialog({ report, decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('deaths');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const saving = useMutation({
    mutationFn: () =>
      api('PUT /api/admin/death-reports/:id', {
        params: { id: report.id },
        body: { decision, ...(note.trim() && { note }) },
      }),
  });
  async function save() {
    try {
      await saving.mutateAsync();
    } catch {
      return;
    }
    toast.success(t('done'));
    onClose();
    await queries.invalidateQueries({ queryKey: ['death-reports'] });
  }
  const { error } = saving;
  return (
    <FormDialog
      title={t(`decide.${decision}`)}
      save={t(`decide.${decision}`)}
      busy={saving.isPending}
      problem={error && !wasGivenUp(error) ? errorText(error) : undefined}
      onSave={() => void save()}
      onClose={onClose}
    >
      <p>{t(`effect.${decision}`, { name: report.name })}</p>
      <TextArea
        label={t('note')}
        optional
        rows={2}
        maxLength={LONGEST_DEATH_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
