import { RESEND_AFTER_SECONDS } from '@lakou/contract/phone-sign-in.rules';
import { useEffect, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';

interface ResendCodeProps {
  busy: boolean;
  onResend(): void;
}

/** A message may take a while, so another one is offered after a minute. A new `key` starts the minute again. */
export function ResendCode({ busy, onResend }: ResendCodeProps) {
  const { t } = useTranslation('phone-sign-in');
  const [seconds, setSeconds] = useState(RESEND_AFTER_SECONDS);
  useEffect(() => {
    const ticking = setInterval(() => setSeconds((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(ticking);
  }, []);
  if (seconds > 0)
    return <p className="text-15 text-ink-soft">{t('resendIn', { seconds: String(seconds) })}</p>;
  return (
    <Button variant="secondary" busy={busy} onClick={onResend}>
      {t('resend')}
    </Button>
  );
}
