import Check from 'lucide-react/icons/check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import type { DraftView } from './project-draft.ts';

interface SaveLineProps {
  view: DraftView;
  onRetry: () => void;
  onReadAgain: () => Promise<void>;
}

/** Whether the work is saved; what could not be saved stays on the screen. */
export function SaveLine({ view: { state, error }, onRetry, onReadAgain }: SaveLineProps) {
  const { t } = useTranslation('marketing');
  const errorText = useErrorText();
  const Icon = state === 'saved' ? Check : CloudUpload;
  if (state !== 'failed')
    return (
      <p role="status" className="flex items-center gap-2 text-14 text-ink-soft">
        <Icon size={18} className="shrink-0" />
        {t(`state.${state}`)}
      </p>
    );
  const isOutdated = error instanceof ApiError && error.status === 409;
  return (
    <div className="grid gap-2">
      <FormError>{`${t('state.failed')} ${errorText(error)}`}</FormError>
      <div>
        {isOutdated ? (
          <Button variant="secondary" onClick={() => void onReadAgain()}>
            {t('readAgain')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
