import type { WaitingClaim } from '@lakou/contract/staff';
import { formatDateTime } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Section } from '../../ui/section.tsx';
import { RefuseDialog } from './refuse.dialog.tsx';
import { claimsQuery, STAFF_KEY } from './staff.queries.ts';

/** What staff clocked without a network: who runs the clinic accepts each, or refuses it with a reason. */
export function Claims({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('staff');
  return (
    <Section title={t('claims')}>
      <PagedList
        query={useInfiniteQuery(claimsQuery(clinicId))}
        failed={t('claimsFailed')}
        more={t('more')}
        empty={
          <Card>
            <p>{t('noClaims')}</p>
          </Card>
        }
      >
        {(claims) => (
          <>
            <p className="text-ink-soft">{t('claimsIntro')}</p>
            <ul className="overflow-hidden rounded-card border border-line bg-surface">
              {claims.map((claim) => (
                <ClaimRow key={claim.id} claim={claim} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </Section>
  );
}

function ClaimRow({ claim }: { claim: WaitingClaim }) {
  const { t } = useTranslation('staff');
  const lang = useLanguage();
  const [isRefusing, setRefusing] = useState(false);
  const { save, isSaving, problem } = useSave(
    () =>
      api('POST /api/clinics/clock-claims/:id/decision', {
        params: { id: claim.id },
        body: { accept: true },
      }),
    { queryKey: STAFF_KEY, done: t('claimAccepted'), failed: t('actionFailed'), onDone: () => undefined },
  );
  const { staffName: name, kind, claimedAt, receivedAt, pairedAt, isForOther } = claim;
  const timeZone = ownTimeZone();
  const when = (at: string) => formatDateTime(lang, { at: new Date(at), timeZone }, 'short');
  const claimed = t('claimed', { kind: t(`claimKind.${kind}`), when: when(claimedAt) });
  const isEnd = kind === 'clock_out' && pairedAt !== null;
  return (
    <li className="grid gap-3 border-line p-4 not-first:border-t md:flex md:items-start md:justify-between">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p>{claimed}</p>
        <p className="text-14 text-ink-soft">{t('received', { when: when(receivedAt) })}</p>
        {pairedAt && (
          <p className="text-15">{t(isEnd ? 'withClockIn' : 'withClockOut', { when: when(pairedAt) })}</p>
        )}
        {isForOther && <p className="text-15">{t('isForOther')}</p>}
        {problem && <FormError>{problem}</FormError>}
      </div>
      <div className="flex shrink-0 flex-wrap gap-3">
        {!isEnd && !isForOther && (
          <Button
            size="sm"
            busy={isSaving}
            aria-label={t('acceptOf', { name, claim: claimed })}
            onClick={() => save(undefined)}
          >
            {t('accept')}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('refuseOf', { name, claim: claimed })}
          onClick={() => setRefusing(true)}
        >
          {t('refuse')}
        </Button>
      </div>
      {isRefusing && <RefuseDialog claim={claim} claimed={claimed} onClose={() => setRefusing(false)} />}
    </li>
  );
}
