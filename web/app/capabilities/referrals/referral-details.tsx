import type { Referral } from '@lakou/contract/referrals';
import { REFERRAL_STEPS } from '@lakou/contract/referrals.rules';
import ClockAlert from 'lucide-react/icons/clock-alert';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusTracker } from '../../ui/status-tracker.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useStoredLabTitle } from '../labs/lab-names.ts';
import { ReferralBadges, shownStatus } from './referral-badges.tsx';
import { useDay } from './use-day.ts';

/** All that a referral says, and how far it has come. */
export function ReferralDetails({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referrals');
  const day = useDay();
  const { previousReferralId, nextReferralId } = referral;
  return (
    <>
      {referral.isOverdue && (
        <Banner tone="warn" icon={ClockAlert}>
          {t('overdueText')}
        </Banner>
      )}
      <Card>
        <Progress referral={referral} />
      </Card>
      <Card>
        <dl className="grid gap-3">
          <Fact name={t('facts.patient')}>{referral.patientName}</Fact>
          <Fact name={t('facts.provider')}>{referral.referringProviderName}</Fact>
          <Fact name={t('facts.facility')}>{referral.destinationFacilityName}</Fact>
          <Fact name={t('facts.date')}>{day(referral.createdAt)}</Fact>
          <Fact name={`${t('facts.priority')} · ${t('facts.status')}`}>
            <ReferralBadges referral={referral} />
          </Fact>
          <Fact name={t('facts.acceptedBy')}>{referral.acceptedByName}</Fact>
          <Fact name={t('facts.answer')}>{referral.statusReason}</Fact>
          <Fact name={t('facts.reason')}>{referral.reason}</Fact>
          <Fact name={t('facts.symptoms')}>{referral.symptoms}</Fact>
          <Fact name={t('facts.diagnosis')}>{referral.diagnosis}</Fact>
          <Fact name={t('facts.attachments')}>
            <Attachments referral={referral} />
          </Fact>
        </dl>
        {previousReferralId && (
          <p className="mt-4">
            <TextLink to={`/app/referrals/${previousReferralId}`}>{t('previous')}</TextLink>
          </p>
        )}
        {nextReferralId && (
          <p className="mt-4">
            <TextLink to={`/app/referrals/${nextReferralId}`}>{t('next')}</TextLink>
          </p>
        )}
      </Card>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-14 text-ink-soft">{name}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{children}</dd>
    </div>
  );
}

function Progress({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referrals');
  const day = useDay();
  const moments = [referral.createdAt, referral.acceptedAt, referral.seenAt, referral.completedAt];
  const status = shownStatus(referral);
  const goesOn = REFERRAL_STEPS.some((step) => step === status);
  const reached = moments.filter(Boolean).length;
  // What was turned down or withdrawn goes no further: the steps that will not come are left out.
  const steps = goesOn ? REFERRAL_STEPS : REFERRAL_STEPS.slice(0, reached);
  return (
    <StatusTracker
      label={t('progress')}
      steps={steps.map((step, at) => ({ name: t(`status.${step}`), day: day(moments[at] ?? null) }))}
      reached={reached}
      stopped={goesOn ? undefined : t(`status.${status}`)}
    />
  );
}

/** Where each role opens what is attached. */
const ADDRESSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PATIENT: { lab: 'labs', image: 'images', note: 'visit-notes' },
  PROVIDER: { lab: 'lab-results', image: 'patient-images', note: 'notes' },
};

function Attachments({ referral: { attachments, relation, status } }: { referral: Referral }) {
  const { t } = useTranslation('referrals');
  const labTitle = useStoredLabTitle();
  const { role } = useUser();
  // To who turned it down, what came with it is closed.
  const addresses = relation === 'recipient' && status === 'rejected' ? undefined : ADDRESSES[role];
  if (attachments.length === 0) return t('noAttachments');
  return (
    <ul className="mt-1 grid gap-1.5">
      {attachments
        .map((one) => ({ ...one, title: one.kind === 'lab' ? labTitle(one.title) : one.title }))
        .map(({ id, kind, title }) => (
          <li key={`${kind} ${id}`} className="flex items-center gap-2">
            <FileText size={20} className="shrink-0 text-sea" />
            <span>
              {addresses?.[kind] ? <TextLink to={`/app/${addresses[kind]}/${id}`}>{title}</TextLink> : title}{' '}
              <span className="text-14 text-ink-soft">({t(`kind.${kind}`)})</span>
            </span>
          </li>
        ))}
    </ul>
  );
}
