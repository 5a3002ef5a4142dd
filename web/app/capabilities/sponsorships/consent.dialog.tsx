import type { Sponsorship } from '@lakou/contract/sponsorships';
import { DEFAULT_SHARES, SPONSOR_SHARES, type SponsorShare } from '@lakou/contract/sponsorships.rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { InvoiceLine } from './invoice-line.tsx';
import { NoVisits, PersonHead } from './person-card.tsx';
import { previewQuery, SPONSORSHIPS_KEY } from './sponsorships.queries.ts';
import { VisitLine } from './visit-line.tsx';

type Act = 'accept' | 'decline' | 'save';
const DONE = { accept: 'accepted', decline: 'declinedDone', save: 'saved' } as const;

interface ConsentDialogProps {
  sponsorship: Sponsorship;
  onClose: () => void;
}

/** What a sponsor may see, field by field, with a preview of exactly that. */
export function ConsentDialog({ sponsorship, onClose }: ConsentDialogProps) {
  const { t } = useTranslation('sponsor-consent');
  const { t: words } = useTranslation('sponsorships');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { id, sponsorName: name, consent } = sponsorship;
  const isAsking = consent === 'pending';
  const [shares, setShares] = useState<readonly SponsorShare[]>(
    isAsking ? DEFAULT_SHARES : sponsorship.shares,
  );
  const acting = useMutation({
    mutationFn: async (act: Act) => {
      const params = { id };
      if (act === 'save')
        await api('PUT /api/features/sponsorships/:id/shares', { params, body: { shares: [...shares] } });
      else
        await api('POST /api/features/sponsorships/:id/respond', {
          params,
          body: { decision: act, ...(act === 'accept' && { shares: [...shares] }) },
        });
      await queries.invalidateQueries({ queryKey: SPONSORSHIPS_KEY });
    },
  });
  async function run(act: Act) {
    try {
      await acting.mutateAsync(act);
      toast.success(t(DONE[act]));
      onClose();
    } catch {
      // Shown above the buttons.
    }
  }
  const isBusy = (act: Act) => acting.isPending && acting.variables === act;
  const toggle = (share: SponsorShare) =>
    setShares(SPONSOR_SHARES.filter((one) => (one === share) !== shares.includes(one)));
  const { error } = acting;
  return (
    <Dialog
      title={t('consentTitle', { name })}
      onClose={onClose}
      footer={
        <div className="grid gap-2">
          {error && <FormError>{error instanceof ApiError ? errorText(error) : t('failed')}</FormError>}
          {isAsking ? (
            <>
              <Button block busy={isBusy('accept')} onClick={() => void run('accept')}>
                {t('accept')}
              </Button>
              <Button block variant="ghost" busy={isBusy('decline')} onClick={() => void run('decline')}>
                {t('decline')}
              </Button>
            </>
          ) : (
            <Button block busy={isBusy('save')} onClick={() => void run('save')}>
              {t('save')}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-soft">{t('consentText')}</p>
        <div className="grid gap-1 divide-y divide-line">
          {SPONSOR_SHARES.map((share) => (
            <Switch
              key={share}
              label={words(`share.${share}`)}
              description={share === 'service' ? `${t('hint.service')} ${t('medical')}` : t(`hint.${share}`)}
              checked={shares.includes(share)}
              onChange={() => toggle(share)}
            />
          ))}
        </div>
        {!isAsking && shares.length > 0 && (
          <div>
            <Button variant="secondary" size="sm" onClick={() => setShares([])}>
              {t('hideAll')}
            </Button>
            <p className="mt-1 text-14 text-ink-soft">{t('hideAllHint', { name })}</p>
          </div>
        )}
        <section aria-label={t('preview', { name })} className="grid gap-2">
          <h3 className="text-16 font-bold">{t('preview', { name })}</h3>
          <Preview id={id} shares={shares} />
        </section>
      </div>
    </Dialog>
  );
}

/** The card as the sponsor sees it; nothing in it can be pressed. */
function Preview({ id, shares }: { id: string; shares: readonly SponsorShare[] }) {
  const { t } = useTranslation('sponsor-consent');
  return (
    <QueryState query={useQuery(previewQuery(id, shares))} failed={t('previewFailed')}>
      {(person) => (
        <Card>
          <div className="grid gap-3">
            <PersonHead person={person} />
            {person.bookings.length + person.invoices.length === 0 ? (
              <NoVisits person={person} />
            ) : (
              <ul className="divide-y divide-line">
                {person.bookings.map((visit) => (
                  <VisitLine key={visit.id} visit={visit} name={person.name} />
                ))}
                {person.invoices.map((invoice) => (
                  <InvoiceLine key={invoice.id} invoice={invoice} name={person.name} />
                ))}
              </ul>
            )}
          </div>
        </Card>
      )}
    </QueryState>
  );
}
