import { useState } from 'react';
import { Navigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { EditPatient, type PatientPart } from './patient/edit-patient.tsx';
import { AboutCard, ContactCard, EmergencyCard } from './patient/info-cards.tsx';
import { WithProfile } from './with-profile.tsx';

export const clientLoader = needsWords('profiles');

/** The personal information of a patient, with a button to change each part. */
export default function PersonalInfo() {
  const { t } = useTranslation('profiles');
  const { role } = useUser();
  const [editing, setEditing] = useState<PatientPart>();
  if (role !== 'PATIENT') return <Navigate to="/app" replace />;
  return (
    <>
      <title>{t('infoTitle')}</title>
      <Sections>
        <PageTitle>{t('infoTitle')}</PageTitle>
        <WithProfile>
          {(user) => (
            <>
              <div className="flex items-center gap-4">
                <Avatar
                  name={user.name}
                  photo={user.profilePhotoUrl ? thumbnailOf(user.profilePhotoUrl) : undefined}
                  size="lg"
                />
                <p className="min-w-0 text-22 font-bold wrap-anywhere">{user.name}</p>
              </div>
              <div className="grid items-start gap-7 lg:grid-cols-2 lg:gap-5">
                <AboutCard user={user} onEdit={() => setEditing('about')} />
                <div className="grid gap-7 lg:gap-5">
                  <ContactCard user={user} onEdit={() => setEditing('contact')} />
                  <EmergencyCard user={user} onEdit={() => setEditing('emergency')} />
                </div>
              </div>
              {editing && <EditPatient user={user} part={editing} onClose={() => setEditing(undefined)} />}
            </>
          )}
        </WithProfile>
      </Sections>
    </>
  );
}
