import type { FundCase } from '@lakou/contract/community-fund';
import { HARD_RULES } from '@lakou/contract/community-fund.rules';
import { parseDecimal } from '@lakou/i18n';
import { useQueryClient } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useFundTexts } from './use-fund-texts.ts';
import { whyItWaits } from './why-it-waits.ts';

/** One request with its rules, the fund before and after, and what the administrator may do. */
export function FundCaseCard({ request }: { request: FundCase }) {
  const { t } = useTranslation('community-fund');
  const { money, day } = useFundTexts();
  const errorText = useErrorText();
  const lang = useLanguage();
  const queries = useQueryClient();
  const [open, setOpen] = useState<'decline' | 'dispense'>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { id, status } = request;

  async function run(change: () => Promise<unknown>, done: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      await change();
      toast.success(done);
      setOpen(undefined);
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: ['fund'] });
  }
  /** What was typed is sent, once there is something. */
  function send(change: (typed: string) => Promise<unknown>, done: string) {
    setMissing(!text.trim());
    if (text.trim()) void run(() => change(text), done);
  }
  function openDialog(which: 'decline' | 'dispense') {
    setProblem(undefined);
    setMissing(false);
    setOpen(which);
  }
  const missing = isMissing && !text.trim() ? t('asking.missing') : undefined;
  const params = { id };
  const facts = [
    t(`service.${request.service}`),
    request.medicine,
    request.pharmacy,
    request.providerName,
    request.visitAt && day(request.visitAt),
  ];
  const blocked = request.rules.some(({ rule, met }) => !met && HARD_RULES.includes(rule));
  return (
    <Card as="li">
      <div className="flex flex-wrap justify-between gap-x-4">
        <h2 className="text-16 font-bold">{request.patientName}</h2>
        <p className="text-18 font-bold tabular-nums">{money(request.amount)}</p>
      </div>
      <p className="text-15 text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      <p className="my-2 wrap-anywhere">{request.reason || t('admin.noReason')}</p>
      {request.declineReason && <p>{t('asking.why', { reason: request.declineReason })}</p>}
      {status === 'waiting' && (
        <>
          <h3 className="text-15 font-semibold">{t('admin.rules')}</h3>
          <ul className="my-1 grid gap-1">
            {request.rules.map(({ rule, met }) => (
              <li key={rule} className="flex items-center gap-2">
                {met ? (
                  <CircleCheck size={20} className="shrink-0 text-leaf" />
                ) : (
                  <CircleX size={20} className="shrink-0 text-hibiscus-ink" />
                )}
                <span>
                  {t(`admin.rule.${rule}`)}{' '}
                  <span className="sr-only">({t(met ? 'admin.met' : 'admin.unmet')})</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="text-15 tabular-nums">
            {t('admin.before')}: {money(request.balance)} · {t('admin.after')}: {money(request.balanceAfter)}
          </p>
          <p className="my-2 font-semibold">{t('admin.signatures', { count: request.approvals })}</p>
          <p className="mb-3 text-15 text-ink-soft">{t(whyItWaits(request))}</p>
          <div className="flex flex-wrap gap-2">
            {!request.signedByMe && (
              <Button
                busy={isBusy}
                disabled={blocked}
                onClick={() =>
                  run(() => api('POST /api/admin/fund-requests/:id/approve', { params }), t('admin.approved'))
                }
              >
                {t('admin.approve')}
              </Button>
            )}
            <Button variant="secondary" onClick={() => openDialog('decline')}>
              {t('admin.decline')}
            </Button>
          </div>
        </>
      )}
      {status === 'paid' && request.kind === 'medicine' && !request.dispensed && (
        <Button variant="secondary" onClick={() => openDialog('dispense')}>
          {t('admin.dispense')}
        </Button>
      )}
      {request.dispensed && <p>{t('admin.handedOut')}</p>}
      {problem && !open && <FormError>{problem}</FormError>}
      {open === 'decline' && (
        <FormDialog
          title={t('admin.declineTitle')}
          save={t('admin.decline')}
          busy={isBusy}
          problem={problem}
          onClose={() => setOpen(undefined)}
          onSave={() =>
            send(
              (reason) => api('POST /api/admin/fund-requests/:id/decline', { params, body: { reason } }),
              t('admin.declined'),
            )
          }
        >
          <TextArea
            label={t('admin.declineReason')}
            error={missing}
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </FormDialog>
      )}
      {open === 'dispense' && (
        <FormDialog
          title={t('admin.dispense')}
          save={t('admin.dispense')}
          busy={isBusy}
          problem={problem}
          onClose={() => setOpen(undefined)}
          onSave={() =>
            send(
              (typed) =>
                api('POST /api/admin/fund-requests/:id/dispense', {
                  params,
                  body: { spent: parseDecimal(lang, typed) ?? typed },
                }),
              t('admin.dispensed'),
            )
          }
        >
          <TextField
            label={t('admin.spent')}
            hint={t('admin.spentHint')}
            error={missing}
            inputMode="decimal"
            maxLength={12}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </FormDialog>
      )}
    </Card>
  );
}
