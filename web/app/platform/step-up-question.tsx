import { type ComponentType, useEffect, useState } from 'react';
import { setStepUp } from './api/step-up.ts';
import { useLanguage } from './language/language.tsx';
import { loadWords } from './language/words.ts';
import { appStyle } from './stylesheet.ts';

export interface StepUpAnswers {
  onProven(): void;
  onGiveUp(): void;
}
type Load = () => Promise<{ StepUpDialog: ComponentType<StepUpAnswers> }>;
let load: Load | undefined;

/** Sets the dialog. The root calls it, because the shell imports no capability. */
export function setStepUpDialog(loader: Load): void {
  load = loader;
}

interface Question extends StepUpAnswers {
  readonly Dialog: ComponentType<StepUpAnswers>;
}

/** Shows the question for the password over whichever page made the call that needs it; the call then goes on. */
export function StepUpQuestion() {
  const lang = useLanguage();
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    setStepUp(async () => {
      const [module] = await Promise.all([load?.(), appStyle(), loadWords(lang, ['devices'])]);
      if (!module) throw new Error('no dialog is set');
      const { StepUpDialog: Dialog } = module;
      await new Promise<void>((onProven, refuse) =>
        setQuestion({ Dialog, onProven, onGiveUp: () => refuse(new Error('closed')) }),
      ).finally(() => setQuestion(undefined));
    });
    return () => setStepUp(undefined);
  }, [lang]);
  if (!question) return null;
  const { Dialog, onProven, onGiveUp } = question;
  return <Dialog onProven={onProven} onGiveUp={onGiveUp} />;
}
