import type { Attachment } from '@lakou/contract/messages';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import Mic from 'lucide-react/icons/mic';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { KeptVoice } from '../../platform/outbox/item.ts';
import { KeptSound } from '../../ui/files/kept-sound.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

export interface Attached {
  readonly file: Attachment;
  readonly name: string;
  /** Not uploaded yet: it goes with the message through the outbox, under the id of its file here. */
  readonly voice?: KeptVoice;
}

/** The files that will be sent with the next message. */
export function AttachedFiles({
  files,
  onRemove,
}: {
  files: readonly Attached[];
  onRemove: (id: string) => void;
}) {
  const { t } = useTranslation('messages');
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map(({ file, name, voice }) => {
        const [kind] = file.contentType.split('/');
        const Icon = kind === 'image' ? ImageIcon : kind === 'audio' ? Mic : FileText;
        return (
          <li key={file.id} className="max-w-full rounded-control bg-sunken pl-3">
            <span className="flex items-center gap-2">
              <Icon size={20} className="shrink-0 text-ink-soft" />
              <span className="min-w-0 grow truncate text-14">{name}</span>
              <IconButton
                icon={X}
                label={t('removeAttachment', { name })}
                onClick={() => onRemove(file.id)}
              />
            </span>
            {voice && (
              <span className="block pr-3 pb-2">
                <KeptSound voice={voice} label={name} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
