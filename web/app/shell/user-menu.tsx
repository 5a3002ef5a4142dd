import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut, Settings, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { useErrorText } from '../platform/api/error-text.ts';
import { useLanguage } from '../platform/language/language.tsx';
import { useUser } from '../platform/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Menu } from '../ui/menu.tsx';
import { MenuButton, MenuDivider, MenuLink } from '../ui/menu-items.tsx';
import { toast } from '../ui/toast.ts';
import { firstNameOf } from './first-name.ts';

/** Shows the first name only: a phone is often shared or looked over. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const { name, role } = useUser();
  const firstName = firstNameOf(name);
  const errorText = useErrorText();
  const lang = useLanguage();
  const queries = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => api('POST /api/auth/logout'),
    onSuccess: () => {
      queries.clear();
      // Home is a still page, a document of its own; it says goodbye when told so.
      location.assign(`/${lang}#signed-out`);
    },
    onError: (error) => toast.error(errorText(error)),
  });
  const trigger = (
    <>
      <Avatar name={name} size="sm" />
      <span className="max-md:sr-only">{firstName}</span>
    </>
  );
  return (
    <Menu label={`${firstName}, ${t('userMenu')}`} trigger={trigger}>
      {role === 'PATIENT' && (
        <MenuLink to="/app/personal-info" icon={UserRound}>
          {t('personalInfo')}
        </MenuLink>
      )}
      {(role === 'PROVIDER' || role === 'CLINIC_ADMIN') && (
        <MenuLink to="/app/edit-profile" icon={UserRound}>
          {t('editProfile')}
        </MenuLink>
      )}
      <MenuLink to="/app/account-settings" icon={Settings}>
        {t('accountSettings')}
      </MenuLink>
      <MenuDivider />
      <MenuButton icon={LogOut} onPress={() => signOut.mutate()}>
        {t('signOut')}
      </MenuButton>
    </Menu>
  );
}
