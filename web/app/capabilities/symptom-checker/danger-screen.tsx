import type { SymptomAnalysis } from '@lakou/contract/symptom-checker';
import Check from 'lucide-react/icons/check';
import Siren from 'lucide-react/icons/siren';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { HELD_OPEN } from '../../ui/held-open.ts';
import { Spoken } from '../../ui/spoken.tsx';
import { ListenBeside } from '../listen/listen-beside.tsx';
import { CallButton } from '../measurements/call-button.tsx';

interface DangerScreenProps {
  analysis: SymptomAnalysis;
  dependentId: string | undefined;
  /** The person's name, where it is a dependent. */
  name: string | undefined;
  onRead: () => void;
}

/** An emergency that this device found fills the screen until somebody says that they have read it. */
export function DangerScreen({ analysis, dependentId, name, onRead }: DangerScreenProps) {
  const { t } = useTranslation('symptom-checker');
  const { t: measured } = useTranslation('measurements');
  const dialog = useRef<HTMLDialogElement>(null);
  const call = useRef<HTMLAnchorElement>(null);
  const titleId = useId();
  const textId = useId();
  const [heard, setHeard] = useState<string>();
  const said = (text: string) => <Spoken reading={heard}>{text}</Spoken>;
  const texts = [t('severity.Emergency'), t('advice.Emergency'), ...analysis.careSteps];
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    call.current?.focus();
    return () => shown?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      {...HELD_OPEN}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-danger text-on-danger open:flex"
    >
      <div className="min-h-0 grow overflow-y-auto px-4 pt-4 pb-6 text-center">
        <div className="mx-auto max-w-152">
          <p className="inline-flex min-h-9 items-center gap-2 rounded-full bg-[#00000033] px-3.5 text-15 font-bold">
            <Siren size={20} className="shrink-0" />
            {said(t('severity.Emergency'))}
          </p>
          {name && <p className="mt-2 text-18 font-semibold">{t('forWhom', { name })}</p>}
          <h2 id={titleId} className="mt-3.5 text-28 font-extrabold tracking-tight text-on-danger">
            {said(t('advice.Emergency'))}
          </h2>
          <div id={textId} className="mt-2 grid gap-2 text-18">
            {analysis.careSteps.map((step) => (
              <p key={step}>{said(step)}</p>
            ))}
          </div>
          <div className="mt-4.5 grid gap-2.5">
            <CallButton dependentId={dependentId} ref={call} />
          </div>
          <p className="mt-4 flex items-center justify-center gap-2 text-15 font-semibold">
            <Smartphone size={20} className="shrink-0" />
            {t('here')}
          </p>
        </div>
      </div>
      <footer className="shrink-0 border-t border-line bg-surface px-4 py-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="mx-auto grid max-w-152 gap-2.5">
          <ListenBeside title={t('severity.Emergency')} texts={texts} onText={setHeard} />
          <Button variant="secondary" size="lg" block icon={Check} onClick={onRead}>
            {measured('read')}
          </Button>
        </div>
      </footer>
    </dialog>,
    document.body,
  );
}
