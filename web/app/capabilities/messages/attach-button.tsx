import Paperclip from 'lucide-react/icons/paperclip';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { acceptedTypes } from '../../ui/files/file-rules.ts';
import { useUpload } from '../../ui/files/use-upload.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Attached } from './attached-files.tsx';

interface AttachButtonProps {
  disabled: boolean;
  onAttached: (attached: Attached) => void;
  onBusy: (busy: boolean) => void;
}

/** Opens the phone's file chooser; the file is uploaded while the message is being written. */
export function AttachButton({ disabled, onAttached, onBusy }: AttachButtonProps) {
  const { t } = useTranslation('messages');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { sending, problem, send } = useUpload('document', {
    onSent: (file, name) => onAttached({ file, name }),
    onBusy,
  });
  useEffect(() => {
    if (problem) toast.error(problem instanceof Error ? errorText(problem) : common(`file.${problem}`));
  }, [problem, errorText, common]);
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
        onClick={() => input.current?.click()}
      />
      <span role="status" className="sr-only">
        {sending && t('sendingFile', { name: sending.name })}
      </span>
    </>
  );
}
