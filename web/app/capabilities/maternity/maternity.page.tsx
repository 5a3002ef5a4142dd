import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { FemaleOnly } from '../cycle/female-only.tsx';
import { useActiveProfile } from '../family/active-profile.ts';
import { Dashboard } from './dashboard.tsx';
import { Proposals } from './proposals.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { Setup } from './setup.tsx';

export const clientLoader = needsWords('maternity', 'cycle', 'listen', 'measurements', 'trackers');

/** The pregnancy of the signed-in patient: first the set-up, then the dashboard. */
export default function Maternity() {
  const { t } = useTranslation('maternity');
  const { maternityProfile: profile, gender } = useUser();
  const { dependentId } = useActiveProfile();
  const [setting, setSetting] = useState(false);
  const isHers = gender === 'Female' && !dependentId;
  return (
    <>
      <title>{t('title')}</title>
      <Sections>
        <div className="flex items-center justify-between gap-3">
          <PageTitle>{t('title')}</PageTitle>
          {profile && isHers && (
            <IconButton icon={Settings} label={t('settings.title')} onClick={() => setSetting(true)} />
          )}
        </div>
        <FemaleOnly>
          {profile ? (
            <Dashboard profile={profile} />
          ) : (
            <>
              <Proposals />
              <Setup />
            </>
          )}
        </FemaleOnly>
      </Sections>
      {profile && setting && <SettingsSheet profile={profile} onClose={() => setSetting(false)} />}
    </>
  );
}
