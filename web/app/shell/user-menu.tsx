import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import UsersRound from 'lucide-react/icons/users-round';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { Place } from '../areas/area.ts';
import { lockDevice } from '../platform/device/lock.ts';
import { useRemembered } from '../platform/device/use-remembered.ts';
import { useOutbox } from '../platform/outbox/use-outbox.ts';
import { needsProfile, useUser } from '../platform/session.ts';
import { appStyle } from '../platform/stylesheet.ts';
import { Avatar } from '../ui/avatar.tsx';
import { thumbnailOf } from '../ui/files/file-address.ts';
import { draftNames } from '../ui/form/drafts.ts';
import { Menu } from '../ui/menu.tsx';
import { MenuButton, MenuDivider, MenuLink } from '../ui/menu-items.tsx';
import { firstNameOf } from './first-name.ts';
import { useSignOut } from './sign-out.ts';

const LeaveUnsent = lazy(async () => {
  const [module] = await Promise.all([import('./leave-unsent.tsx'), appStyle()]);
  return { default: module.LeaveUnsent };
});

/** Shows only the first name, because phones are shared and others may see the screen. */
export function UserMenu({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { name, profilePhotoUrl: photo } = user;
  const firstName = firstNameOf(name);
  const { signOut, isPending } = useSignOut();
  const { items } = useOutbox();
  const remembered = useRemembered(user.id);
  const [asking, setAsking] = useState<'signOut' | 'switch'>();
  // What waits stays locked here; a note that is not saved goes with the session, and when another person takes over.
  const unsavedNotes = () => draftNames('visit-note:').length;
  const hasUnsent = () => items.length > 0 || unsavedNotes() > 0;
  const trigger = (
    <>
      <Avatar name={name} photo={photo ? thumbnailOf(photo) : undefined} size="sm" />
      <span className="max-md:sr-only">{firstName}</span>
    </>
  );
  return (
    <>
      <Menu label={`${firstName}, ${t('userMenu')}`} trigger={trigger}>
        {!needsProfile(user) && <OwnPages places={places} />}
        {remembered && (
          <MenuButton
            icon={UsersRound}
            onPress={() => (unsavedNotes() > 0 ? setAsking('switch') : void lockDevice())}
          >
            {t('switchPerson')}
          </MenuButton>
        )}
        <MenuButton icon={LogOut} onPress={() => (hasUnsent() ? setAsking('signOut') : signOut())}>
          {t('signOut')}
        </MenuButton>
      </Menu>
      {asking && (
        <Suspense>
          <LeaveUnsent
            title={t(asking === 'switch' ? 'switchPerson' : 'signOutUnsent')}
            count={asking === 'switch' ? 0 : items.length}
            notes={unsavedNotes()}
            busy={isPending}
            onConfirm={asking === 'switch' ? () => void lockDevice() : signOut}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
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
