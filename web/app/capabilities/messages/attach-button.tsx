import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { acceptedTypes } from '../../ui/files/file-rules.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface AttachButtonProps {
  disabled: boolean;
  onChosen: (file: File) => void;
  /** What is wrong, in words; a toast would cover what is being written. */
  onProblem: (text: string | undefined) => void;
}

/** Opens the phone's file chooser; the file is uploaded while the message is being written. */
export function AttachButton({ disabled, onChosen, onProblem }: AttachButtonProps) {
  const { t } = useTranslation('messages');
  const input = useRef<HTMLInputElement>(null);
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
          if (file) onChosen(file);
          target.value = '';
        }}
      />
      <IconButton icon={Paperclip} label={t('attach')} disabled={disabled} onClick={choose} />
    </>
  );
}
