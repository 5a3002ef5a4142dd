import { useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import { useErrorText } from '../../platform/api/error-text.ts';
import { fetchFile } from '../../platform/api/fetch-file.ts';
import { wasGivenUp } from '../../platform/api/step-up.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { FormError } from '../../ui/form-error.tsx';
import { saveFile } from './save-file.ts';

interface SavedFileLinkProps {
  /** Of a file that the server names. */
  url: string;
  text: string;
  icon?: LucideIcon;
}

/** Downloads a file. Errors are shown here; a plain link would save the JSON of the error, or nothing at all. */
export function SavedFileLink({ url, text, icon: Icon = Download }: SavedFileLinkProps) {
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchFile(url),
    onSuccess: ({ name, file }) => saveFile(name ?? '', file),
  });
  return (
    <div className="grid justify-items-start gap-3">
      {error && !wasGivenUp(error) && <FormError>{errorText(error)}</FormError>}
      <a
        href={url}
        aria-busy={isPending || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (!isPending) mutate();
        }}
        className={buttonLook({ variant: 'secondary' })}
      >
        <span className="inline-flex items-center gap-2">
          <Icon size={20} className="shrink-0" />
          {text}
        </span>
      </a>
    </div>
  );
}
