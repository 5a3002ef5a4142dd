import type { FileKind } from '@lakou/contract/files';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../platform/api/error-text.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { FieldNote, type FieldTexts } from './field.tsx';
import { FileChooser } from './files/file-chooser.tsx';
import { SendingFile } from './files/sending-file.tsx';
import { SentFile } from './files/sent-file.tsx';
import { useUpload } from './files/use-upload.ts';

interface FileDropProps extends Pick<FieldTexts, 'label' | 'hint' | 'error' | 'optional'> {
  id?: string;
  kind: FileKind;
  /** The address of the current file, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Lets a form wait until the upload has ended. */
  onBusy?: (busy: boolean) => void;
}

/** A file that is chosen, dropped or photographed; it is uploaded at once, while the rest of the form is filled in. */
export function FileDrop(props: FileDropProps) {
  const { id: givenId, kind, label, hint, error, optional = false, value, onChange, onBusy } = props;
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const ownId = useId();
  const id = givenId ?? ownId;
  const [name, setName] = useState<string>();
  const [over, setOver] = useState(false);
  const { sending, problem, send, stop, again } = useUpload(kind, {
    onSent: (file, sentName) => {
      setName(sentName);
      onChange(file.url);
    },
    onBusy: (busy) => onBusy?.(busy),
  });
  const limits = kind === 'document' ? t('file.documents') : t('file.pictures');
  const failure =
    typeof problem === 'string' ? `${t(`file.${problem}`)} ${limits}` : problem && errorText(problem);
  const fault = failure ?? error;

  function hover(event: DragEvent, inside: boolean) {
    event.preventDefault();
    setOver(inside);
  }
  function drop(event: DragEvent) {
    hover(event, false);
    const file = event.dataTransfer.files[0];
    if (file) void send(file);
  }
  function remove() {
    onChange(null);
    // The button that had the focus was removed with the file.
    document.getElementById(id)?.focus();
  }

  return (
    <fieldset
      aria-describedby={`${id}-note`}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={drop}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-15 font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({t('optional')})</span>}
      </legend>
      <div
        className={classNames(
          'grid grid-cols-1 gap-3 rounded-card border border-dashed p-3',
          fault ? 'border-hibiscus-ink' : 'border-line-strong',
          over ? 'bg-sea-tint' : 'bg-surface',
        )}
      >
        {sending && <SendingFile {...{ id, kind }} {...sending} onStop={stop} />}
        {!sending && value && <SentFile {...{ kind, label, value, name }} onRemove={remove} />}
        {!sending && (
          <div className="flex flex-wrap items-center gap-2">
            <FileChooser
              {...{ id, kind }}
              filled={Boolean(value)}
              describedBy={`${id}-note`}
              onFile={(file) => void send(file)}
            />
            {again && (
              <Button variant="ghost" size="sm" onClick={again}>
                {t('tryAgain')}
              </Button>
            )}
          </div>
        )}
      </div>
      <div role="alert">
        <FieldNote id={`${id}-note`} error={fault} />
      </div>
      {!fault && (
        <FieldNote
          id={`${id}-note`}
          hint={
            <>
              {hint} {limits}
            </>
          }
        />
      )}
    </fieldset>
  );
}
