import type { MyPayouts as Mine, Payout } from '@lakou/contract/payouts';
import { formatDate } from '@lakou/i18n';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { AccountDialog } from './account.dialog.tsx';
import { dollars, PayoutState, sumsOf } from './payout-state.tsx';
import { myPayoutsQuery, ownPayoutsQuery } from './payouts.queries.ts';
import { Statement } from './statement.tsx';
import { useProvenSave } from './use-proven-save.ts';

/** What is owed to the provider or the clinic, where it is sent, what was sent, and the statement of a month. */
export function MyPayouts({ clinicId }: { clinicId?: string | undefined }) {
  const { t } = useTranslation('payouts');
  return (
    <Section title={t(clinicId ? 'payoutsOfClinic' : 'payoutsOfMine')}>
      <Card>
        <div className="grid gap-5">
          <QueryState
            query={useQuery(myPayoutsQuery(clinicId))}
            skeleton={
              <Skeleton>
                <SkeletonText />
              </Skeleton>
            }
            frame="none"
          >
            {(mine) => <Owed mine={mine} clinicId={clinicId} />}
          </QueryState>
          <PagedList
            query={useInfiniteQuery(ownPayoutsQuery(clinicId))}
            more={t('more')}
            skeleton={<SkeletonText />}
            frame="none"
            empty={<p className="text-ink-soft">{t('none')}</p>}
          >
            {(payouts) => (
              <ul className="rounded-card border border-line">
                {payouts.map((payout) => (
                  <PayoutRow key={payout.id} payout={payout} />
                ))}
              </ul>
            )}
          </PagedList>
          <Statement clinicId={clinicId} />
        </div>
      </Card>
    </Section>
  );
}

function Owed({
  mine: { account, balance, prepared },
  clinicId,
}: {
  mine: Mine;
  clinicId: string | undefined;
}) {
  const { t } = useTranslation('payouts');
  const lang = useLanguage();
  const [open, setOpen] = useState<'change' | 'remove'>();
  const close = () => setOpen(undefined);
  const title = account ? t('changeAccount') : t('addAccount');
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-15 text-ink-soft">{t(clinicId ? 'clinicBalance' : 'balance')}</p>
        <p className="text-28 font-extrabold tabular-nums">{dollars(lang, balance)}</p>
        <p className="text-14 text-ink-soft">{t(clinicId ? 'clinicBalanceText' : 'balanceText')}</p>
        {prepared > 0 && <p className="mt-1 text-15">{t('prepared', { amount: dollars(lang, prepared) })}</p>}
      </div>
      <div className="grid gap-2">
        <h3 className="font-semibold">{t('account')}</h3>
        {account ? (
          <p>
            {t(`accountOf.${account.method}`, { ending: account.ending })}
            <span className="block text-15 text-ink-soft">
              {t('changedAt', {
                date: formatDate(
                  lang,
                  { at: new Date(account.changedAt), timeZone: ownTimeZone() },
                  'medium',
                ),
              })}
            </span>
          </p>
        ) : (
          <p>{t(clinicId ? 'noClinicAccount' : 'noAccount')}</p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant={account ? 'secondary' : 'primary'} onClick={() => setOpen('change')}>
            {title}
          </Button>
          {account && (
            <Button variant="ghost" onClick={() => setOpen('remove')}>
              {t('removeAccount')}
            </Button>
          )}
        </div>
      </div>
      {open === 'change' && <AccountDialog title={title} clinicId={clinicId} onClose={close} />}
      {open === 'remove' && <RemoveAccount clinicId={clinicId} onClose={close} />}
    </div>
  );
}

function RemoveAccount({ clinicId, onClose }: { clinicId: string | undefined; onClose: () => void }) {
  const { t } = useTranslation('payouts');
  const { busy, problem, save } = useProvenSave();
  async function remove() {
    const gone = () =>
      clinicId
        ? api('DELETE /api/clinics/:id/payout-account', { params: { id: clinicId } })
        : api('DELETE /api/providers/me/payout-account');
    if (await save(gone, t('accountRemoved'))) onClose();
  }
  return (
    <ConfirmDialog
      title={t('removeAccount')}
      text={t(clinicId ? 'removeClinicText' : 'removeText')}
      keep={t('keep')}
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { t } = useTranslation('payouts');
  const lang = useLanguage();
  const at = { at: new Date(payout.closedAt ?? payout.createdAt), timeZone: ownTimeZone() };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line px-3.5 py-3 not-first:border-t">
      <span>
        <span className="block font-semibold tabular-nums">{sumsOf(lang, payout)}</span>
        <span className="block text-14 text-ink-soft wrap-anywhere">
          {[
            formatDate(lang, at, 'medium'),
            t(`to.${payout.method}`, { ending: payout.ending }),
            payout.reference && t('reference', { reference: payout.reference }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <PayoutState state={payout.state} />
    </li>
  );
}
