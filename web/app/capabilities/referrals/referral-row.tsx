import type { Referral } from '@lakou/contract/referrals';
import { NavLink } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ReferralBadges } from './referral-badges.tsx';
import { useDay } from './use-day.ts';

const ROW = 'grid gap-1.5 px-4 py-3';

/** What a row says: the place for patients and senders, the patient for those who receive it. */
function Content({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referrals');
  const day = useDay();
  const { relation, patientName, destinationFacilityName, referringProviderName } = referral;
  const lines = {
    patient: [destinationFacilityName, t('from', { name: referringProviderName })],
    care: [destinationFacilityName, t('from', { name: referringProviderName })],
    sender: [patientName, t('to', { name: destinationFacilityName })],
    recipient: [patientName, t('from', { name: referringProviderName })],
    clinic: [t('from', { name: referringProviderName }), t('to', { name: destinationFacilityName })],
  }[relation];
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold wrap-anywhere">{lines[0]}</span>
        <span className="text-14 text-ink-soft">{day(referral.createdAt)}</span>
      </span>
      <span className="text-15 text-ink-soft wrap-anywhere">{lines[1]}</span>
      <ReferralBadges referral={referral} />
    </>
  );
}

/** A line of the list that opens the referral; for who runs a clinic it opens nothing. */
export function ReferralRow({ referral, search }: { referral: Referral; search: string }) {
  const { t } = useTranslation('referrals');
  const { relation, acceptedByName } = referral;
  return (
    <li className="border-line not-first:border-t">
      {relation === 'clinic' ? (
        <div className={ROW}>
          <Content referral={referral} />
          <span className="text-14 text-ink-soft">
            {t('facts.acceptedBy')}: {acceptedByName ?? t('clinic.nobody')}
          </span>
        </div>
      ) : (
        <NavLink
          to={`/app/referrals/${referral.id}${search}`}
          className={`${ROW} hover:bg-sunken aria-[current=page]:bg-sea-tint`}
        >
          <Content referral={referral} />
        </NavLink>
      )}
    </li>
  );
}
