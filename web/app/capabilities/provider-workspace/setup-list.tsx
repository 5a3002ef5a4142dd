import type { MyAvailability } from '@lakou/contract/scheduling';
import { useQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { Section } from '../../ui/section.tsx';
import { credentialsQuery } from '../credentials/credentials.queries.ts';
import { ownVerificationQuery } from '../verification/verification.queries.ts';
import { areBeingChecked, SETUP_STEPS, type SetupStep, stepsLeft } from './setup-steps.ts';
import { WaitingRows } from './waiting-rows.tsx';

const PLACE: Record<SetupStep, string> = {
  photo: '/app/edit-profile',
  bio: '/app/edit-profile',
  languages: '/app/edit-profile',
  places: '/app/edit-profile',
  hours: '/app/availability',
  fees: '/app/availability',
  papers: '/app/credentials',
  licence: '/app/edit-profile',
};

/** What a provider has not set up yet, until everything is filled in and verified; shown once all of it is known. */
export function SetupList({ availability }: { availability: Pick<MyAvailability, 'hours' | 'fees'> }) {
  const { t } = useTranslation('provider-workspace');
  const user = useUser();
  const { data: papers } = useQuery(credentialsQuery);
  const { data: licence } = useQuery(ownVerificationQuery);
  if (!papers || !licence) return null;
  const { licenseVerified, state } = licence;
  const isLicenceVerified = licenseVerified || state === 'verified';
  const left = stepsLeft({ user, availability, papers, isLicenceVerified });
  if (left.length === 0) return null;
  function text(step: SetupStep) {
    if (step === 'licence' && state === 'pending') return t('setup.licencePending');
    if (step === 'papers' && areBeingChecked(papers ?? [])) return t('setup.papersPending');
    return t(`setup.${step}`);
  }
  return (
    <Section title={t('setup.title')}>
      <p className="text-14 text-ink-soft">
        {t('setup.done', { done: SETUP_STEPS.length - left.length, all: SETUP_STEPS.length })}
      </p>
      <WaitingRows rows={left.map((step) => ({ to: PLACE[step], icon: ListChecks, text: text(step) }))} />
    </Section>
  );
}
