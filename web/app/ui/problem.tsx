import CloudAlert from 'lucide-react/icons/cloud-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useOnline } from '#platform/use-online.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { tintOf } from './tone.ts';

interface ProblemProps {
  /** What failed and what to do; the default text fits any page. */
  text?: string | undefined;
  /** Reads again; also called when the connection is back. */
  onRetry: () => void;
  retrying?: boolean;
}

/** The error state of a screen or of a part of it. Without a network the text says so, whatever failed. */
export function Problem({ text, onRetry, retrying = false }: ProblemProps) {
  const { t } = useTranslation('common');
  const online = useOnline();
  const again = useEffectEvent(onRetry);
  useEffect(() => {
    const back = () => again();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  const Icon = online ? CloudAlert : WifiOff;
  return (
    <div
      role={online ? 'alert' : 'status'}
      className="flex flex-col items-center gap-4 px-4 py-6 text-center"
    >
      <span
        className={classNames(
          'grid size-16 place-items-center rounded-full',
          tintOf[online ? 'hibiscus' : 'mango'],
        )}
      >
        <Icon size={30} strokeWidth={1.75} />
      </span>
      <p className="max-w-96 text-balance">{online ? (text ?? t('problem')) : t('offline')}</p>
      {online && (
        <Button variant="secondary" icon={RotateCw} busy={retrying} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
