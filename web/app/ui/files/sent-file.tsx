import type { FileKind } from '@lakou/contract/files';
import CircleCheck from 'lucide-react/icons/circle-check';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/language/use-translation.ts';
import { IconButton } from '../icon-button.tsx';
import { addressOf } from './file-address.ts';
import { FileShown } from './file-shown.tsx';

interface SentFileProps {
  kind: FileKind;
  /** The label of the field; part of the names of the buttons. */
  label: string;
  value: string;
  /** The name of the file as it was chosen; the server does not store names. */
  name: string | undefined;
  onRemove: () => void;
}

export function SentFile({ kind, label, value, name, onRemove }: SentFileProps) {
  const { t } = useTranslation('common');
  const address = addressOf(value);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileShown kind={kind} source={address} />
      <div className="min-w-0 grow basis-28">
        <p className="flex items-center gap-1.5 text-15 font-medium">
          <CircleCheck size={18} className="shrink-0 text-leaf" />
          <span className="truncate">{name ?? (address ? t('file.there') : value)}</span>
        </p>
        {address && kind === 'document' && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={t('file.openNamed', { name: label })}
            className="inline-flex min-h-11 items-center text-15 font-semibold text-sea hover:underline"
          >
            {t('file.open')}
          </a>
        )}
      </div>
      <IconButton icon={Trash2} label={t('file.remove', { name: label })} onClick={onRemove} />
    </div>
  );
}
