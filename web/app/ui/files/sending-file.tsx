import type { FileKind } from '@lakou/contract/files';
import X from 'lucide-react/icons/x';
import { useTranslation } from '#platform/language/use-translation.ts';
import { IconButton } from '../icon-button.tsx';
import { FileShown } from './file-shown.tsx';

interface SendingFileProps {
  /** The id of the only button. */
  id: string;
  kind: FileKind;
  name: string;
  part: number;
  preview: string | undefined;
  onStop: () => void;
}

export function SendingFile({ id, kind, name, part, preview, onStop }: SendingFileProps) {
  const { t } = useTranslation('common');
  const percent = Math.round(part * 100);
  return (
    <div className="flex items-center gap-3">
      <FileShown kind={kind} source={preview} />
      <div className="min-w-0 grow">
        <p className="truncate text-15 font-medium">{name}</p>
        <progress
          aria-label={t('file.sendingName', { name })}
          max={100}
          value={percent}
          className="my-1 block h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-sea"
        />
        <p className="text-14 text-ink-soft tabular-nums">{t('file.sending', { percent })}</p>
      </div>
      <IconButton id={id} icon={X} label={t('file.stop')} onClick={onStop} />
    </div>
  );
}
