import { useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { ApiError, errorFrom } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { toast } from '../../ui/toast.ts';
import { saveFile } from '../my-data/save-file.ts';

async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url).catch((cause: Error) => {
    throw new ApiError('offline', cause.message);
  });
  if (!response.ok) throw await errorFrom(response);
  return response.blob();
}

interface FileLinkProps {
  url: string;
  name: string;
  text: string;
  label: string;
}

/** Downloads a PDF. Errors are shown here; a plain link would open a page with the JSON of the error. */
export function FileLink({ url, name, text, label }: FileLinkProps) {
  const errorText = useErrorText();
  const saving = useMutation({
    mutationFn: async () => saveFile(name, await fetchFile(url)),
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <a
      href={url}
      aria-label={label}
      aria-busy={saving.isPending || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate();
      }}
      className={buttonLook({ variant: 'tint', size: 'sm' })}
    >
      <FileDown size={20} className="mr-2 shrink-0" />
      {text}
    </a>
  );
}
