import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Performs a call; when the server wants to be sure who it is, asks for the password and performs it again. */
export type Run = <T>(action: () => Promise<T>) => Promise<T>;

const StepUpContext = createContext<Run | undefined>(undefined);

interface Question {
  onProven(): void;
  onGiveUp(): void;
}

/** Around the screens whose calls may ask; one question at a time, however many calls wait for it. */
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

/** `const run = useStepUp()`, then `await run(() => api('DELETE /api/…'))`. Giving up throws the refusal. */
export function useStepUp(): Run {
  const run = useContext(StepUpContext);
  if (!run) throw new Error('useStepUp needs a StepUpProvider around the screen');
  return run;
}

/** Closing the question is a choice, not a fault to show. */
export const wasGivenUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'step_up_required';
