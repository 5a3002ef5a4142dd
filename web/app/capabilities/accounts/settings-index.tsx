import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import Eye from 'lucide-react/icons/eye';
import KeyRound from 'lucide-react/icons/key-round';
import Smartphone from 'lucide-react/icons/smartphone';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from '#platform/language/use-translation.ts';

/** The groups of settings, in order; each name is also the end of its address: `/app/account-settings#devices`. */
const GROUPS = {
  account: UserRound,
  'signing-in': KeyRound,
  devices: Smartphone,
  notifications: Bell,
  privacy: Eye,
  leaving: Trash2,
} as const satisfies Record<string, LucideIcon>;
export type SettingsGroup = keyof typeof GROUPS;

/** Links to the groups of settings: above them on a phone, beside them on a wide screen. */
export function SettingsIndex() {
  const { t } = useTranslation('accounts');
  return (
    <nav aria-label={t('settings.index')} className="self-start lg:sticky lg:top-6">
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {Object.entries(GROUPS).map(([name, Icon]) => (
          <li key={name} className="not-last:border-b not-last:border-line">
            <a
              href={`#${name}`}
              className="flex min-h-12 items-center gap-3 px-4 py-2 font-semibold hover:bg-sunken"
            >
              <Icon size={20} className="shrink-0 text-sea" />
              {t(`settings.groups.${name as SettingsGroup}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
