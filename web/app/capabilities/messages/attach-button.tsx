import Paperclip from 'lucide-react/icons/paperclip';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { acceptedTypes } from '../../ui/files/file-rules.ts';
import { useUpload } from '../../ui/files/use-upload.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Attached } from './attached-files.tsx';

interface AttachButtonProps {
  disabled: boolean;
  onAttached: (attached: Attached) => void;
  onBusy: (busy: boolean) => void;
  /** What is wrong, in words; a toast would cover what is being written. */
  onProblem: (text: string | undefined) => void;
}

/** Opens the phone's file chooser; the file is uploaded while the message is being written. */
export function AttachButton({ disabled, onAttached, onBusy, onProblem }: AttachButtonProps) {
  const { t } = useTranslation('messages');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { sending, problem, send } = useUpload('document', {
    onSent: (file, name) => onAttached({ file, name }),
    onBusy,
  });
  const tell = useEffectEvent(() => {
    if (problem instanceof ApiError && problem.code === 'offline') onProblem(t('fileOffline'));
    else if (problem) onProblem(problem instanceof Error ? errorText(problem) : common(`file.${problem}`));
  });
  useEffect(() => {
    if (problem) tell();
  }, [problem]);
  function choose() {
    // Pictures are large: unlike words and voices they do not wait on the phone, which is said before one is chosen.
    if (!navigator.onLine) return onProblem(t('fileOffline'));
    onProblem(undefined);
    input.current?.click();
  }
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        data-testid="attachment"
        accept={acceptedTypes('document')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
      <IconButton
        icon={Paperclip}
        label={sending ? t('sendingFile', { name: sending.name }) : t('attach')}
        disabled={disabled || sending !== undefined}
        onClick={choose}
      />
      <span role="status" className="sr-only">
        {sending && t('sendingFile', { name: sending.name })}
      </span>
    </>
  );
}
