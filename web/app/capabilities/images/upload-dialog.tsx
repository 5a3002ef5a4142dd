import { IMAGE_TYPES, LONGEST_IMAGE_TITLE, MOST_UPLOAD_BYTES } from '@lakou/contract/images.rules';
import Upload from 'lucide-react/icons/upload';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useFileSize } from './file-size.ts';
import type { ImageOwner } from './images.queries.ts';
import { useImageUpload } from './use-image-upload.ts';

/** Phones do not know the type of DICOM files, so their ending is accepted too. */
const ACCEPTED = [...IMAGE_TYPES, '.dcm', '.dicom'].join(',');

function problemOf(file: File | undefined): 'fileMissing' | 'empty' | 'tooBig' | undefined {
  if (!file) return 'fileMissing';
  if (file.size === 0) return 'empty';
  return file.size > MOST_UPLOAD_BYTES ? 'tooBig' : undefined;
}

/** A title and a file; the upload goes on where it stopped. */
export function UploadDialog({ owner, onClose }: { owner: ImageOwner; onClose: () => void }) {
  const { t } = useTranslation('images');
  const errorText = useErrorText();
  const [title, setTitle] = useState('');
  const [file, setFile] = useState<File>();
  const [tried, setTried] = useState(false);
  const { part, problem, send } = useImageUpload(owner);
  const wrong = problemOf(file);

  async function save() {
    setTried(true);
    if (!title.trim() || !file || wrong) return;
    if (!(await send(title.trim(), file))) return;
    toast.success(t('upload.done'));
    onClose();
  }
  return (
    <FormDialog
      title={t('upload.title')}
      save={t('upload.save')}
      busy={part !== undefined}
      problem={problem === undefined ? undefined : errorText(problem)}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('upload.name')}
        hint={t('upload.nameHint')}
        value={title}
        maxLength={LONGEST_IMAGE_TITLE}
        onChange={(event) => setTitle(event.target.value)}
        error={tried && !title.trim() ? t('upload.nameMissing') : undefined}
      />
      <FileField
        file={file}
        error={(tried || file) && wrong ? t(`upload.${wrong}`) : undefined}
        onFile={setFile}
      />
      {part !== undefined && <Progress part={part} />}
    </FormDialog>
  );
}

interface FileFieldProps {
  file: File | undefined;
  error: string | undefined;
  onFile: (file: File) => void;
}

function FileField({ file, error, onFile }: FileFieldProps) {
  const { t } = useTranslation('images');
  const sizeOf = useFileSize();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">{t('upload.file')}</legend>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-line-strong border-dashed bg-surface p-3">
        <Button
          id={id}
          variant="secondary"
          icon={Upload}
          aria-describedby={`${id}-note`}
          data-invalid={error ? '' : undefined}
          onClick={() => input.current?.click()}
        >
          {file ? t('upload.another') : t('upload.choose')}
        </Button>
        {file && (
          <p className="min-w-0 text-15 wrap-anywhere">
            {file.name} · <span className="text-ink-soft">{sizeOf(file.size)}</span>
          </p>
        )}
      </div>
      <div role="alert">{error && <FieldNote id={`${id}-note`} error={error} />}</div>
      {!error && <FieldNote id={`${id}-note`} hint={t('upload.limits')} />}
    </fieldset>
  );
}

function Progress({ part }: { part: number }) {
  const { t } = useTranslation('images');
  const percent = Math.round(part * 100);
  return (
    <div>
      <progress
        aria-label={t('upload.sending', { percent })}
        max={100}
        value={percent}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-sea"
      />
      <p className="mt-1 text-14 text-ink-soft tabular-nums">{t('upload.sending', { percent })}</p>
      <p className="text-14 text-ink-soft">{t('upload.goesOn')}</p>
    </div>
  );
}
