import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Runs a call; when the server asks for a fresh sign-in, asks for the password and runs it again. */
export type Run = <T>(action: () => Promise<T>) => Promise<T>;

const StepUpContext = createContext<Run | undefined>(undefined);

interface Question {
  onProven(): void;
  onGiveUp(): void;
}

/** Wraps the screens whose calls may need it; asks once, however many calls wait. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const waiting = useRef<Promise<void>>(undefined);

  const run: Run = async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'step_up_required') throw error;
      waiting.current ??= new Promise<void>((onProven, refuse) => {
        setQuestion({ onProven, onGiveUp: () => refuse(error) });
      }).finally(() => {
        waiting.current = undefined;
        setQuestion(undefined);
      });
      await waiting.current;
      return action();
    }
  };

  return (
    <StepUpContext value={run}>
      {children}
      {question && <StepUpDialog {...question} />}
    </StepUpContext>
  );
}

/** `const run = useStepUp()`, then `await run(() => api('DELETE /api/…'))`. Throws the refusal when it is cancelled. */
export function useStepUp(): Run {
  const run = useContext(StepUpContext);
  if (!run) throw new Error('useStepUp needs a StepUpProvider around the screen');
  return run;
}

/** Closing the dialog is a choice of the person, so no error is shown. */
export const wasGivenUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'step_up_required';
