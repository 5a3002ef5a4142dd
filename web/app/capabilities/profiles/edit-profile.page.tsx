import { Navigate, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { areaOf } from '../../areas/areas.ts';
import { useUser } from '../../platform/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { useChange, useComplete } from './form/save.ts';
import { profileWords } from './profile-words.ts';
import { PublicPage } from './provider/public-page.tsx';
import { RoleForm } from './role-form.tsx';

export const clientLoader = profileWords;

/** For providers and clinics; patients use the page of personal information. */
export default function EditProfile() {
  const { t } = useTranslation('profiles');
  const user = useUser();
  const { id, role } = user;
  const navigate = useNavigate();
  const leave = () => void navigate('/app');
  const changing = useChange(id, leave);
  const completing = useComplete(id, leave);
  // Administrative staff have neither a professional profile nor the clinic's.
  const isStaff = role === 'PROVIDER' && areaOf(user) === 'clinic';
  if (isStaff || (role !== 'PROVIDER' && role !== 'CLINIC_ADMIN')) return <Navigate to="/app" replace />;
  const title = t(`editTitle.${role}`);
  return (
    <>
      <title>{title}</title>
      <Sections>
        <PageTitle>{title}</PageTitle>
        <RoleForm shape="sections" saving={role === 'PROVIDER' ? changing : completing} onCancel={leave} />
        {role === 'PROVIDER' && <PublicPage />}
      </Sections>
    </>
  );
}
