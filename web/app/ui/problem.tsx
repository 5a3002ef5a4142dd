import CloudAlert from 'lucide-react/icons/cloud-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from './button.tsx';

interface ProblemProps {
  /** What failed and what to do; without it, a sentence that fits any page. */
  text?: string | undefined;
  onRetry: () => void;
  retrying?: boolean;
}

/** The error state of a screen or of a part of it. */
export function Problem({ text, onRetry, retrying = false }: ProblemProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-4 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-hibiscus-tint text-hibiscus-ink">
        <CloudAlert size={30} strokeWidth={1.75} />
      </span>
      <p className="max-w-96 text-balance">{text ?? t('problem')}</p>
      <Button variant="secondary" icon={RotateCw} busy={retrying} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
