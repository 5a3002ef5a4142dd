import type { ClinicCase } from '@lakou/contract/clinic-verification';
import { CLINIC_REJECT_REASONS, type ClinicRejectReason } from '@lakou/contract/clinic-verification.rules';
import { LONGEST_REVIEW_NOTE } from '@lakou/contract/verification.rules';
import { formatDate } from '@lakou/i18n';
import { useQueryClient } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { CLINIC_VERIFICATION_KEY } from './clinic-verification.queries.ts';
import { StateBadge } from './state-badge.tsx';

/** Facts beside the paper; verify, or reject with a reason that the clinic reads in its language. */
export function ClinicCaseView({ clinic }: { clinic: ClinicCase }) {
  const { t } = useTranslation('clinic-verification');
  const lang = useLanguage();
  const facts = [
    [t('kind'), t(`kinds.${clinic.kind}`)],
    [t('number'), clinic.registrationNumber],
    [t('authority'), clinic.issuingAuthority],
    [t('address'), clinic.address],
    [t('phone'), clinic.contactPhone],
    [t('email'), clinic.contactEmail],
    [t('owner'), clinic.owner],
    [t('joined'), formatDate(lang, dayHere(new Date(clinic.registeredAt)), 'long')],
  ] as const;
  return (
    <>
      <title>{clinic.name}</title>
      <PageTitle>{clinic.name}</PageTitle>
      <Card>
        <div className="grid gap-4">
          <p>
            <StateBadge state={clinic.state} />
          </p>
          <dl className="grid gap-3 md:grid-cols-2">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-14 text-ink-soft">{name}</dt>
                <dd className="wrap-anywhere">{value ?? t('notGiven')}</dd>
              </div>
            ))}
          </dl>
          {clinic.documentUrl ? (
            <p>
              <a
                href={clinic.documentUrl}
                target="_blank"
                rel="noreferrer"
                className={buttonLook({ variant: 'secondary' })}
              >
                <span className="inline-flex items-center gap-2">
                  <ExternalLink size={20} className="shrink-0" aria-hidden="true" />
                  {t('openDocument')}
                </span>
              </a>
            </p>
          ) : (
            <p>{t('noDocument')}</p>
          )}
        </div>
      </Card>
      <Decision clinic={clinic} />
      {clinic.decisions.length > 0 && (
        <Card>
          <h2 className="text-18">{t('earlier')}</h2>
          <ul className="mt-2 grid gap-2">
            {clinic.decisions.map(({ decision, reason, note, decidedAt, decidedBy }) => (
              <li key={decidedAt} className="text-15">
                {[
                  t(`state.${decision}`),
                  reason && t(`reason.${reason}`),
                  decidedBy,
                  formatDate(lang, dayHere(new Date(decidedAt)), 'long'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {note && <span className="block whitespace-pre-wrap text-ink-soft">{note}</span>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Decides about the version that is shown; when it was changed meanwhile, it is read again. */
function Decision({ clinic: { id, version } }: { clinic: ClinicCase }) {
  const { t } = useTranslation('clinic-verification');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [reason, setReason] = useState<ClinicRejectReason>();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function decide(decision: 'verified' | 'rejected') {
    if (decision === 'rejected' && !reason) return setProblem(t('chooseReason'));
    setBusy(true);
    setProblem(undefined);
    try {
      await api('PUT /api/admin/clinics/:id/verification', {
        params: { id },
        body: { decision, version, ...(decision === 'rejected' && { reason, note }) },
      });
      toast.success(t(`done.${decision}`));
    } catch (error) {
      setProblem(errorText(error));
    }
    await queries.invalidateQueries({ queryKey: CLINIC_VERIFICATION_KEY });
    setBusy(false);
  }
  return (
    <Card>
      <div className="grid gap-4">
        <ChoiceChips
          legend={t('reasonTitle')}
          name="reason"
          options={CLINIC_REJECT_REASONS.map((value) => ({ value, title: t(`reason.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        {reason && (
          <TextArea
            label={t('note')}
            optional
            rows={2}
            maxLength={LONGEST_REVIEW_NOTE}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        {problem && <FormError>{problem}</FormError>}
        <div className="grid grid-cols-2 gap-2">
          <Button block busy={busy} onClick={() => void decide('verified')}>
            {t('verify')}
          </Button>
          <Button block variant="danger" busy={busy} onClick={() => void decide('rejected')}>
            {t('reject')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
