import type { SymptomAnalysis } from '@lakou/contract/symptom-checker';
import { SEVERITIES } from '@lakou/contract/symptom-checker.rules';
import { ApiError } from '../../platform/api/api.ts';

export interface Checked {
  readonly analysis: SymptomAnalysis;
  /** Whether this device answered, because there was no network or no reply. */
  readonly isFromHere: boolean;
  /** What the server says after all; undefined when it never does. */
  readonly later?: Promise<SymptomAnalysis | undefined>;
  /** The server's later answer is graver than the one that was shown. */
  readonly isRaised?: boolean;
}

interface Sources {
  readonly asked: Promise<SymptomAnalysis>;
  /** Fails where the device lacks what it needs; `hanging`: it must not use the network for it. */
  readonly answerHere: (hanging: boolean) => Promise<SymptomAnalysis>;
  /** How long the server is waited for, in milliseconds. */
  readonly patience: number;
}

const pause = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, ms, undefined);
  });

/** The server did not judge: no network, a fault of its own, or too many questions from this network. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.code === 'offline' || error.status === 429 || error.status >= 500);

/** The server's answer; the device's when the server cannot give one, and when none came in time. */
export async function answerInTime({ asked, answerHere, patience }: Sources): Promise<Checked> {
  const server = asked.then((analysis): Checked => ({ analysis, isFromHere: false }));
  try {
    const soon = await Promise.race([server, pause(patience)]);
    if (soon) return soon;
    const here = answerHere(true).then(
      (analysis): Checked => ({ analysis, isFromHere: true, later: asked.catch(() => undefined) }),
    );
    return await Promise.any([server, here]).catch(() => server);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const analysis = await answerHere(false).catch(() => Promise.reject(error));
    return { analysis, isFromHere: true };
  }
}

const rankOf = ({ severity }: SymptomAnalysis) => SEVERITIES.indexOf(severity);

/** A late answer may only raise what this device said, never lower it. */
export const raisedBy = (shown: Checked, later: SymptomAnalysis | undefined): Checked =>
  later && rankOf(later) < rankOf(shown.analysis)
    ? { analysis: later, isFromHere: false, isRaised: true }
    : shown;
