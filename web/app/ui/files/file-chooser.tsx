import type { FileKind } from '@lakou/contract/files';
import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../button.tsx';
import { acceptedTypes } from './file-rules.ts';

interface FileChooserProps {
  id: string;
  kind: FileKind;
  /** Whether there is a file already. */
  filled: boolean;
  describedBy: string;
  onFile: (file: File) => void;
}

/** Two buttons that open the phone's file chooser and camera; with a mouse, files can also be dropped. */
export function FileChooser({ id, kind, filled, describedBy, onFile }: FileChooserProps) {
  const { t } = useTranslation('common');
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const choose = kind === 'document' ? t('file.chooseFile') : t('file.choosePhoto');

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // So that the same file can be chosen again after a failure.
    target.value = '';
    if (file) onFile(file);
  }
  return (
    <>
      <input ref={chooser} hidden type="file" name={id} accept={acceptedTypes(kind)} onChange={take} />
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/jpeg"
        capture={kind === 'photo' ? 'user' : 'environment'}
        onChange={take}
      />
      <Button
        id={id}
        variant="secondary"
        size="sm"
        icon={Upload}
        aria-describedby={describedBy}
        onClick={() => chooser.current?.click()}
      >
        {filled ? t('file.chooseAnother') : choose}
      </Button>
      <span className="hidden pointer-coarse:block">
        <Button
          variant="secondary"
          size="sm"
          icon={Camera}
          aria-describedby={describedBy}
          onClick={() => camera.current?.click()}
        >
          {t('file.takePhoto')}
        </Button>
      </span>
      <span className="text-14 text-ink-soft pointer-coarse:hidden">{t('file.drop')}</span>
    </>
  );
}
