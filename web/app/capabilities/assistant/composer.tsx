import CircleStop from 'lucide-react/icons/circle-stop';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const LONGEST_QUESTION = 2000;

interface ComposerProps {
  writing: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** The text field of the assistant. Enter sends on devices with a keyboard; on a phone it starts a new line. */
export function Composer({ writing, onSend, onStop }: ComposerProps) {
  const { t } = useTranslation('assistant');
  const [text, setText] = useState('');
  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (writing || text.trim() === '') return;
    onSend(text);
    setText('');
  }
  function press(event: KeyboardEvent) {
    const typed = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!typed || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-1.5">
      <textarea
        aria-label={t('write')}
        placeholder={t('write')}
        rows={1}
        maxLength={LONGEST_QUESTION}
        value={text}
        onKeyDown={press}
        onChange={({ target }) => setText(target.value)}
        className="field-sizing-content max-h-32 min-h-11 w-full resize-none rounded-control border border-line-strong bg-surface px-3 py-2 text-16 -outline-offset-2 outline-sea placeholder:text-ink-soft focus:outline-2"
      />
      {writing ? (
        <IconButton icon={CircleStop} label={t('stop')} variant="tint" onClick={onStop} />
      ) : (
        <IconButton type="submit" icon={SendHorizontal} label={t('send')} variant="tint" />
      )}
    </form>
  );
}
