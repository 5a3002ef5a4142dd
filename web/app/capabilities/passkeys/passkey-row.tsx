import type { Passkey } from '@lakou/contract/passkeys';
import { formatDate, formatRelativeTime } from '@lakou/i18n';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename(): void;
  onRemove(): void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('passkeys');
  const lang = useLanguage();
  const { name, createdAt, lastUsedAt } = passkey;
  const timeZone = ownTimeZone();
  const moment = (text: string) => ({ at: new Date(text), timeZone });
  return (
    <li className="flex items-center gap-3.5 py-3 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sea-tint text-sea max-md:hidden">
        <KeyRound size={22} />
      </span>
      <div className="grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-ink-soft">
          {t('added', { date: formatDate(lang, moment(createdAt), 'medium') })}
        </p>
        <p className="text-14 text-ink-soft">
          {lastUsedAt
            ? t('used', { when: formatRelativeTime(lang, moment(lastUsedAt), new Date()) })
            : t('neverUsed')}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton icon={Pencil} label={t('rename', { name })} onClick={onRename} />
        <IconButton icon={Trash2} label={t('remove', { name })} onClick={onRemove} />
      </div>
    </li>
  );
}
