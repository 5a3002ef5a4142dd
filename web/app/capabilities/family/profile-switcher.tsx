import type { LucideIcon } from 'lucide-react';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useUser } from '../../platform/session.ts';
import { appStyle } from '../../platform/stylesheet.ts';
import { firstNameOf } from '../../shell/first-name.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { useFamily } from './active-profile.ts';

// Loaded when it is opened, because it contains forms and uploads.
const ManageProfiles = lazy(async () => {
  const [{ ManageProfiles }] = await Promise.all([import('./manage-profiles.tsx'), appStyle()]);
  return { default: ManageProfiles };
});

const TILE =
  'flex w-19 shrink-0 flex-col items-center gap-1 rounded-control px-0.5 py-1 text-center text-14 leading-tight';

/** The photos of oneself and the dependents: a tap shows the data of that person. */
export function ProfileSwitcher() {
  const { t } = useTranslation('family');
  const user = useUser();
  const { active, dependents, choose } = useFamily();
  const [managing, setManaging] = useState(false);
  const faces = [
    { id: 'me', name: t('me'), known: user.name, photo: user.profilePhotoUrl, relationship: undefined },
    ...dependents.map(({ id, name, profilePictureUrl, relationship }) => ({
      id,
      name: firstNameOf(name),
      known: name,
      photo: profilePictureUrl,
      relationship,
    })),
  ];
  return (
    <>
      <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 py-1">
        <legend className="sr-only">{t('whose')}</legend>
        <div className="flex gap-1.5">
          {faces.map((face) => (
            <label
              key={face.id}
              className={classNames(
                TILE,
                'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-sea',
              )}
            >
              <input
                type="radio"
                name="profile"
                className="sr-only"
                checked={face.id === active.id}
                onChange={() => choose(face.id)}
              />
              <span
                className={classNames(
                  'rounded-full border-3 p-0.5',
                  face.id === active.id ? 'border-sea' : 'border-transparent',
                )}
              >
                <Avatar
                  name={face.known}
                  photo={face.photo ? thumbnailOf(face.photo) : undefined}
                  size="lg"
                />
              </span>
              <span
                className={classNames(
                  'w-full font-semibold wrap-anywhere',
                  face.id === active.id && 'text-sea',
                )}
              >
                {face.name}
              </span>
              {face.relationship && (
                <span className="w-full text-13 text-balance text-ink-soft">
                  {t(`relation.${face.relationship}`)}
                </span>
              )}
            </label>
          ))}
          <MoreFaces icon={UserRoundPlus} label={t('manage')} onClick={() => setManaging(true)} />
        </div>
      </fieldset>
      {managing && (
        <Suspense>
          <ManageProfiles onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  );
}

function MoreFaces({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={classNames(TILE, 'hover:bg-current/5')}>
      <span className="p-1.25">
        <span className="grid size-16 place-items-center rounded-full border border-line-strong border-dashed text-ink-soft">
          <Icon size={24} />
        </span>
      </span>
      <span className="font-semibold">{label}</span>
    </button>
  );
}
