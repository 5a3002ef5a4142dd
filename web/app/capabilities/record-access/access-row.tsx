import type { RecordAccess } from '@lakou/contract/record-access';
import { formatDate, formatDateTime } from '@lakou/i18n';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import KeyRound from 'lucide-react/icons/key-round';
import Send from 'lucide-react/icons/send';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { ownTimeZone } from '../../platform/time/time-zone.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { useLabels } from '../providers/labels.ts';

const LOOKS = {
  visit: { icon: CalendarDays, tone: 'night' },
  patient: { icon: KeyRound, tone: 'sea' },
  referral: { icon: Send, tone: 'night' },
  clinic: { icon: Building2, tone: 'night' },
  break_glass: { icon: TriangleAlert, tone: 'hibiscus' },
} as const;

interface AccessRowProps {
  access: RecordAccess;
  onRevoke: () => void;
}

/** Who can read whose record, why, and until when. */
export function AccessRow({ access, onRevoke }: AccessRowProps) {
  const { t } = useTranslation('record-access');
  const lang = useLanguage();
  const labels = useLabels();
  const { dependents = [], name: own } = useUser();
  const { id, name, specialty, dependentId, source, reason, until, profilePhotoUrl } = access;
  const { icon, tone } = LOOKS[source];
  const moment = { at: new Date(until), timeZone: ownTimeZone() };
  // An emergency ends within the hour.
  const end =
    source === 'break_glass' ? formatDateTime(lang, moment, 'short') : formatDate(lang, moment, 'medium');
  const whose = dependents.find((one) => one.id === dependentId)?.name ?? own;
  return (
    <li className="flex flex-wrap items-start gap-3.5 py-4 first:pt-0 last:pb-0">
      <Avatar name={name} photo={profilePhotoUrl ? thumbnailOf(profilePhotoUrl) : undefined} />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {specialty && <p className="text-14 text-ink-soft">{labels.specialty(specialty)}</p>}
        <p className="my-1">
          <Badge tone={tone} icon={icon}>
            {t(`source.${source}`)}
          </Badge>
        </p>
        {reason && <p className="text-15 wrap-anywhere">{t('reason', { reason })}</p>}
        <p className="text-15">{t('about', { name: whose })}</p>
        <p className="text-14 text-ink-soft">{t('until', { date: end })}</p>
      </div>
      {id && (
        <Button variant="secondary" size="sm" onClick={onRevoke}>
          {t('revoke')}
        </Button>
      )}
    </li>
  );
}
