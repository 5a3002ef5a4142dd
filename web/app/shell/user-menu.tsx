import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { Place } from '../areas/area.ts';
import { needsProfile, useUser } from '../platform/session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { thumbnailOf } from '../ui/files/file-address.ts';
import { Menu } from '../ui/menu.tsx';
import { MenuButton, MenuDivider, MenuLink } from '../ui/menu-items.tsx';
import { firstNameOf } from './first-name.ts';
import { useSignOut } from './sign-out.ts';

/** Shows only the first name, because phones are shared and others may see the screen. */
export function UserMenu({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { name, profilePhotoUrl: photo } = user;
  const firstName = firstNameOf(name);
  const { signOut } = useSignOut();
  const trigger = (
    <>
      <Avatar name={name} photo={photo ? thumbnailOf(photo) : undefined} size="sm" />
      <span className="max-md:sr-only">{firstName}</span>
    </>
  );
  return (
    <Menu label={`${firstName}, ${t('userMenu')}`} trigger={trigger}>
      {!needsProfile(user) && <OwnPages places={places} />}
      <MenuButton icon={LogOut} onPress={signOut}>
        {t('signOut')}
      </MenuButton>
    </Menu>
  );
}

function OwnPages({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation('shell');
  return (
    <>
      {places.map(({ name, to, icon }) => (
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
