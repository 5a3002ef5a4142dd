import type { Role } from '@lakou/contract';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsProfile, useUser } from '../platform/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Menu } from '../ui/menu.tsx';
import { MenuButton, MenuDivider, MenuLink } from '../ui/menu-items.tsx';
import { firstNameOf } from './first-name.ts';
import { placesFor } from './navigation.ts';
import { useSignOut } from './sign-out.ts';

/** Shows the first name only: a phone is often shared or looked over. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { name } = user;
  const firstName = firstNameOf(name);
  const { signOut } = useSignOut();
  const trigger = (
    <>
      <Avatar name={name} size="sm" />
      <span className="max-md:sr-only">{firstName}</span>
    </>
  );
  return (
    <Menu label={`${firstName}, ${t('userMenu')}`} trigger={trigger}>
      {!needsProfile(user) && <OwnPages role={user.role} />}
      <MenuButton icon={LogOut} onPress={signOut}>
        {t('signOut')}
      </MenuButton>
    </Menu>
  );
}

function OwnPages({ role }: { role: Role }) {
  const { t } = useTranslation('shell');
  // What does not fit under the thumb is found here.
  const { tabs, rail } = placesFor(role);
  const besides = rail.filter(({ name }) => !tabs.some((tab) => tab.name === name));
  return (
    <>
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
      {besides.map(({ name, to, icon }) => (
        <MenuLink key={to} to={to} icon={icon}>
          {t(`place.${name}`)}
        </MenuLink>
      ))}
      <MenuLink to="/app/account-settings" icon={Settings}>
        {t('accountSettings')}
      </MenuLink>
      <MenuDivider />
    </>
  );
}
