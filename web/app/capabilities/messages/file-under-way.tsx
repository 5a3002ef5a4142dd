import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { SendingFile } from '../../ui/files/sending-file.tsx';
import type { useUpload } from '../../ui/files/use-upload.ts';
import { FormError } from '../../ui/form-error.tsx';

/** A file of a message on its way, which can be stopped, or why it did not arrive, and the way to try again. */
export function FileUnderWay({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { t } = useTranslation('messages');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const { sending, problem, stop, again } = upload;
  function textOf(found: NonNullable<typeof problem>): string {
    if (!(found instanceof Error)) return common(`file.${found}`);
    return found instanceof ApiError && found.code === 'offline' ? t('fileOffline') : errorText(found);
  }
  return (
    <>
      <span role="status" className="sr-only">
        {sending && t('sendingFile', { name: sending.name })}
      </span>
      {sending && <SendingFile id="stop-attaching" kind="document" {...sending} onStop={stop} />}
      {problem && (
        <div className="flex flex-wrap items-center gap-2">
          <div className="grow basis-52">
            <FormError>{textOf(problem)}</FormError>
          </div>
          {again && (
            <Button variant="secondary" size="sm" onClick={again}>
              {common('tryAgain')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
