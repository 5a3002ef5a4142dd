import LogOut from 'lucide-react/icons/log-out';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { nextPath } from '../../platform/next-path.ts';
import { useUser } from '../../platform/session.ts';
import { firstNameOf } from '../../shell/first-name.ts';
import { useSignOut } from '../../shell/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { dropDraft } from '../../ui/form/drafts.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Sections } from '../../ui/section.tsx';
import { useComplete } from './form/save.ts';
import { profileWords } from './profile-words.ts';
import { RoleForm } from './role-form.tsx';

export const clientLoader = profileWords;

/** The first page of patients, providers and clinics, until their profile is complete. */
export default function CompleteProfile() {
  const { t } = useTranslation('profiles');
  const { id, name, role, isProfileComplete } = useUser();
  const navigate = useNavigate();
  const { signOut, isPending } = useSignOut();
  const draft = `profile:${id}`;
  const { search } = useLocation();
  const leave = () => void navigate(nextPath(search));
  const saving = useComplete(id, () => {
    dropDraft(draft);
    leave();
  });
  if (role === 'SPONSOR' || role === 'ADMIN') return <Navigate to="/app" replace />;
  return (
    <>
      <title>{t('completeTitle')}</title>
      <Sections>
        <div>
          <PageTitle>{t('welcome', { name: firstNameOf(name) })}</PageTitle>
          <p className="mt-2 max-w-160 text-ink-soft">{t(`completeIntro.${role}`)}</p>
          <p className="max-w-160 text-ink-soft">{t('requiredNote')}</p>
        </div>
        <RoleForm
          shape="steps"
          draft={draft}
          saving={saving}
          onCancel={isProfileComplete ? leave : undefined}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
          <p className="text-14 text-ink-soft">{t('draftNote')}</p>
          {!isProfileComplete && (
            <Button variant="ghost" size="sm" icon={LogOut} busy={isPending} onClick={() => signOut()}>
              {t('signOut')}
            </Button>
          )}
        </div>
      </Sections>
    </>
  );
}
