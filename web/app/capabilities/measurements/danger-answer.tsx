import type { CriticalSign } from '@lakou/clinical';
import CloudOff from 'lucide-react/icons/cloud-off';
import Siren from 'lucide-react/icons/siren';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Spoken } from '../../ui/spoken.tsx';
import { ListenBeside } from '../listen/listen-beside.tsx';
import { CallButton } from './call-button.tsx';
import { useCriticalText } from './critical-text.ts';
import { isCriticalSign, pressureIn, storedAs, titleOf, toldSigns } from './danger-words.ts';
import { Gauge } from './gauge.tsx';
import type { Measured } from './measurements.queries.ts';
import { OnTheWay } from './on-the-way.tsx';
import { ReadButton } from './read-button.tsx';
import { signWord } from './signs.ts';
import { useSpokenAdvice, useSpokenDanger } from './spoken-danger.ts';
import type { Answer } from './use-save-measurement.ts';

interface DangerAnswerProps {
  answer: Answer;
  whose: Measured;
  /** The person's name, where it is a dependent. */
  name?: string | undefined;
  /** Closes it; a danger that was not acknowledged stays on the dashboard. */
  onClose: () => void;
  /** In place of the button that acknowledges it. */
  footer?: ReactNode;
}

/** A dangerous result fills the screen: what it is, whom to call, what to do. It is announced and takes the focus. */
export function DangerAnswer({ answer, whose, name, onClose, footer }: DangerAnswerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const call = useRef<HTMLAnchorElement>(null);
  const titleId = useId();
  const textId = useId();
  const { t } = useTranslation('measurements');
  const texts = useSpokenDanger(answer);
  const [heard, setHeard] = useState<string>();
  useEffect(() => {
    const opener = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    call.current?.focus();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const isAsked = answer.danger.level === 'emergency';
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onSubmit={(event) => event.stopPropagation()}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-ground text-ink open:flex"
    >
      <div className="min-h-0 grow overflow-y-auto">
        <Result answer={answer} name={name} ids={{ titleId, textId }} heard={heard}>
          <CallButton dependentId={whose.dependentId} ref={call} />
        </Result>
        <div className="mx-auto max-w-152">
          <div className="px-4 pt-4">
            <ListenBeside title={t(`badge.${answer.danger.level}`)} texts={texts} onText={setHeard} />
          </div>
          {isAsked && <OnTheWay pregnant={answer.pregnant} heard={heard} />}
        </div>
      </div>
      <footer className="shrink-0 border-t border-line bg-surface px-4 py-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="mx-auto max-w-152">
          {footer ?? <ReadButton answer={answer} whose={whose} onDone={onClose} />}
        </div>
      </footer>
    </dialog>,
    document.body,
  );
}

interface ResultProps {
  answer: Answer;
  name: string | undefined;
  ids: { titleId: string; textId: string };
  /** The text that is being read aloud, if any is. */
  heard: string | undefined;
  children: ReactNode;
}

function Result({ answer, name, ids, heard, children }: ResultProps) {
  const { t } = useTranslation('measurements');
  const { t: common } = useTranslation('common');
  const { danger, systolic, pregnant } = answer;
  const pressure = pressureIn(answer);
  const stored = storedAs(answer);
  return (
    <section className="bg-danger px-4 pt-4 pb-6 text-center text-on-danger">
      <div className="mx-auto max-w-152">
        <p className="inline-flex min-h-9 items-center gap-2 rounded-full bg-[#00000033] px-3.5 text-15 font-bold">
          <Siren size={20} className="shrink-0" />
          <Spoken reading={heard}>{t(`badge.${danger.level}`)}</Spoken>
        </p>
        {name && <p className="mt-2 text-18 font-semibold">{t('forWhom', { name })}</p>}
        {pressure && (
          <>
            <p className="mt-3 text-52 font-extrabold tracking-tight tabular-nums">{pressure}</p>
            <Gauge
              value={systolic ?? 0}
              limits={pregnant ? [140, 160] : [140, 180]}
              low={90}
              high={pregnant ? 190 : 220}
            />
          </>
        )}
        <h1 id={ids.titleId} className="mt-3.5 text-28 font-extrabold tracking-tight">
          <Spoken reading={heard}>{t(`title.${titleOf(danger)}`)}</Spoken>
        </h1>
        <div id={ids.textId} className="mt-2 grid gap-2 text-18">
          <Details answer={answer} heard={heard} />
        </div>
        <div className="mt-4.5 grid gap-2.5">{children}</div>
        {stored !== 'saved' && (
          <p role="status" className="mt-3 flex items-center justify-center gap-2 text-15 font-semibold">
            {stored !== 'sending' && <CloudOff size={20} className="shrink-0" />}
            {stored === 'kept' ? common('keptHere') : t(stored === 'sending' ? 'sending' : 'notSaved')}
          </p>
        )}
      </div>
    </section>
  );
}

/** What was told, what a critical value means, and what would make it worse. */
function Details({ answer, heard }: Pick<ResultProps, 'answer' | 'heard'>) {
  const { t } = useTranslation('maternity');
  const critical = useCriticalText();
  const adviceOf = useSpokenAdvice();
  const { signs, level } = answer.danger;
  const told = toldSigns(signs);
  return (
    <>
      {(signs.filter(isCriticalSign) as CriticalSign[]).map((sign) => {
        const text = critical(answer, sign);
        return (
          <p key={sign}>
            <Spoken reading={heard === adviceOf(sign) ? text : undefined}>{text}</Spoken>
          </p>
        );
      })}
      {told.length > 0 && (
        <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 font-semibold">
          {told.map((sign) => (
            <li key={sign}>
              <Spoken reading={heard}>{t(signWord(sign, answer.pregnant))}</Spoken>
            </li>
          ))}
        </ul>
      )}
      {level === 'urgent' && pressureIn(answer) && (
        <p>
          <Spoken reading={heard}>{t('danger.worse')}</Spoken>
        </p>
      )}
      {signs.includes('thoughts_of_harm') && (
        <p>
          <Spoken reading={heard}>{t('danger.harm')}</Spoken>
        </p>
      )}
    </>
  );
}
