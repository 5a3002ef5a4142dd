import type { Attachment } from '@lakou/contract/messages';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import Mic from 'lucide-react/icons/mic';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import type { KeptVoice } from '../../platform/outbox/item.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export interface Attached {
  readonly file: Attachment;
  readonly name: string;
  /** Not uploaded yet: it goes with the message through the outbox. */
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
      {files.map(({ file, name }) => {
        const [kind] = file.contentType.split('/');
        const Icon = kind === 'image' ? ImageIcon : kind === 'audio' ? Mic : FileText;
        return (
          <li key={file.id} className="flex max-w-full items-center gap-2 rounded-control bg-sunken pl-3">
            <Icon size={20} className="shrink-0 text-ink-soft" />
            <span className="truncate text-14">{name}</span>
            <IconButton icon={X} label={t('removeAttachment', { name })} onClick={() => onRemove(file.id)} />
          </li>
        );
      })}
    </ul>
  );
}
