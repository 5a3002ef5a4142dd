import Plus from 'lucide-react/icons/plus';
import { Outlet, useParams, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { areaOf } from '../../areas/areas.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { useActiveProfile } from '../family/active-profile.ts';
import { ProfileSwitcher } from '../family/profile-switcher.tsx';
import { ReferralList } from './referral-list.tsx';

export const clientLoader = needsWords('referrals', 'family');

/** The list and one referral side by side; on a phone one of the two. */
export default function Referrals() {
  const { t } = useTranslation('referrals');
  const { id } = useParams();
  const user = useUser();
  const { role } = user;
  const title = t(role === 'PATIENT' ? 'mine' : 'title');
  if (areaOf(user) === 'clinic') return <ClinicReferrals title={title} />;
  const isProvider = role === 'PROVIDER';
  return (
    <div className="lg:grid lg:grid-cols-[22rem_1fr] lg:items-start lg:gap-6">
      {!id && <title>{title}</title>}
      <div className={classNames('gap-4', id ? 'hidden lg:grid' : 'grid')}>
        {id ? (
          <p className="text-28 font-extrabold tracking-tight">{title}</p>
        ) : (
          <PageTitle>{title}</PageTitle>
        )}
        {isProvider && (
          <ButtonLink to="/app/referrals/new" icon={Plus}>
            {t('new')}
          </ButtonLink>
        )}
        {isProvider ? <ProviderList /> : <PatientList />}
      </div>
      {id ? (
        <Outlet key={id} />
      ) : (
        <div className="hidden min-h-60 place-items-center rounded-card border border-line bg-surface p-6 text-center text-ink-soft lg:grid">
          <p className="max-w-72 text-balance">{t('choose')}</p>
        </div>
      )}
    </div>
  );
}

function PatientList() {
  const { id } = useUser();
  const { dependentId } = useActiveProfile();
  return (
    <>
      <ProfileSwitcher />
      <ReferralList
        key={dependentId}
        whose={{ of: 'patient', id, dependentId }}
        isShown={(referral) => (referral.dependentId ?? undefined) === dependentId}
      />
    </>
  );
}

function ProviderList() {
  const { t } = useTranslation('referrals');
  const { id } = useUser();
  const [search] = useSearchParams();
  const box = search.get('box') === 'sent' ? 'sent' : 'received';
  const sent = '/app/referrals?box=sent';
  return (
    <>
      <SegmentedLinks
        label={t('boxes')}
        current={box === 'sent' ? sent : '/app/referrals'}
        links={[
          { to: '/app/referrals', text: t('received') },
          { to: sent, text: t('sent') },
        ]}
      />
      <ReferralList
        key={box}
        whose={{ of: 'provider', id, box }}
        search={box === 'sent' ? '?box=sent' : ''}
      />
    </>
  );
}

function ClinicReferrals({ title }: { title: string }) {
  const { t } = useTranslation('referrals');
  const { clinicId } = useUser();
  return (
    <div className="mx-auto grid max-w-180 gap-4">
      <title>{title}</title>
      <PageTitle>{title}</PageTitle>
      <p className="text-ink-soft">{t('clinic.lead')}</p>
      <ReferralList whose={{ of: 'clinic', id: clinicId ?? '' }} />
    </div>
  );
}
