import type { LakouContract, Result } from '@lakou/contract';
import { formatRelativeTime } from '@lakou/i18n';
import CircleCheck from 'lucide-react/icons/circle-check';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

export type Device = Result<LakouContract['GET /api/users/me/sessions']>[number];

const PHONES = new Set<string | null>(['Android', 'iOS', 'HarmonyOS', 'Windows Phone']);

/** The name of a device: browser and system, as far as known. */
export function useDeviceName(): (device: Pick<Device, 'browser' | 'system'>) => string {
  const { t } = useTranslation('devices');
  return ({ browser, system }) => [browser, system].filter(Boolean).join(', ') || t('unknown');
}

export function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { t } = useTranslation('devices');
  const lang = useLanguage();
  const name = useDeviceName()(device);
  const Icon = PHONES.has(device.system) ? Smartphone : Monitor;
  const timeZone = ownTimeZone();
  const seen = formatRelativeTime(lang, { at: new Date(device.lastSeenAt), timeZone }, new Date());
  return (
    <li className="flex gap-3.5 py-3 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sea-tint text-sea">
        <Icon size={22} />
      </span>
      <div className="flex grow flex-wrap items-center justify-between gap-2">
        <div className="grow basis-40">
          <p className="font-semibold">{name}</p>
          <p className="text-14 text-ink-soft wrap-anywhere">{t('address', { address: device.address })}</p>
          {!device.current && <p className="text-14 text-ink-soft">{t('seen', { when: seen })}</p>}
        </div>
        {device.current ? (
          <Badge tone="leaf" icon={CircleCheck}>
            {t('thisDevice')}
          </Badge>
        ) : (
          <Button
            variant="tint"
            size="sm"
            aria-label={t('signOutNamed', { device: name })}
            onClick={onSignOut}
          >
            {t('signOut')}
          </Button>
        )}
      </div>
    </li>
  );
}
