import type { Handover } from '@lakou/contract/clinic-verification';
import { formatDate } from '@lakou/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { dayHere } from '#platform/time/days.ts';
import { api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast.ts';
import { HandoverDialog } from './handover.dialog.tsx';

/** Who runs the clinic asks, the other answers. */
export function HandoverCard({ clinicId, handover }: { clinicId: string; handover: Handover }) {
  const { t } = useTranslation('clinic-verification');
  const lang = useLanguage();
  const { role } = useUser();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { asked, candidates } = handover;
  const params = { id: clinicId };

  async function run(work: () => Promise<unknown>, done: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      toast.success(done);
      // Who somebody is may have changed with it.
      await queries.invalidateQueries();
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  }
  const answer = (word: 'accept' | 'decline') =>
    run(
      () => api('POST /api/clinics/:id/handover/answer', { params, body: { answer: word } }),
      t(word === 'accept' ? 'handedOver' : 'declined'),
    );

  return (
    <Card>
      <div className="grid gap-3">
        {asked ? (
          <p>
            {asked.isForMe
              ? t('askedYou', { name: asked.from.name })
              : t('askedThem', { name: asked.to.name })}{' '}
            {t('until', { date: formatDate(lang, dayHere(new Date(asked.expiresAt)), 'long') })}
          </p>
        ) : (
          <p className="text-ink-soft">{t(role === 'CLINIC_ADMIN' ? 'handoverLead' : 'notAsked')}</p>
        )}
        {asked && !asked.isForMe && (
          <p>
            <Button
              variant="secondary"
              busy={busy}
              onClick={() =>
                void run(() => api('DELETE /api/clinics/:id/handover', { params }), t('withdrawn'))
              }
            >
              {t('withdraw')}
            </Button>
          </p>
        )}
        {asked?.isForMe && (
          <div className="grid gap-2 md:grid-cols-2">
            <Button block busy={busy} onClick={() => void answer('accept')}>
              {t('accept')}
            </Button>
            <Button block variant="secondary" busy={busy} onClick={() => void answer('decline')}>
              {t('decline')}
            </Button>
          </div>
        )}
        {!asked && role === 'CLINIC_ADMIN' && candidates.length === 0 && <p>{t('nobodyToAsk')}</p>}
        {!asked && candidates.length > 0 && (
          <p>
            <Button variant="secondary" onClick={() => setChoosing(true)}>
              {t('ask')}
            </Button>
          </p>
        )}
        {problem && <FormError>{problem}</FormError>}
      </div>
      {choosing && (
        <HandoverDialog clinicId={clinicId} candidates={candidates} onClose={() => setChoosing(false)} />
      )}
    </Card>
  );
}
