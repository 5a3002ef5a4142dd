export const QUALITIES = ['good', 'fair', 'poor'] as const;
export type Quality = (typeof QUALITIES)[number];

/** What of a visit a connection carries, from most to least. At `chat` not even sound gets through. */
export const STEPS = ['video', 'low-video', 'audio', 'chat'] as const;
export type Step = (typeof STEPS)[number];

export const carriesPicture = (step: Step): boolean => step === 'video' || step === 'low-video';

export interface Sample {
  /** Of what we sent, the part that did not arrive: 0 to 1. */
  readonly loss: number;
  readonly roundTripMs: number;
  /** What the browser believes that it could send; it knows only while it sends much. */
  readonly outgoingKbps: number | undefined;
}

const POOR = { loss: 0.1, roundTripMs: 900, outgoingKbps: 90 };
const FAIR = { loss: 0.03, roundTripMs: 450, outgoingKbps: 280 };

const isWorse = ({ loss, roundTripMs, outgoingKbps }: Sample, than: typeof POOR) =>
  loss > than.loss ||
  roundTripMs > than.roundTripMs ||
  (outgoingKbps !== undefined && outgoingKbps < than.outgoingKbps);

export function qualityOf(sample: Sample): Quality {
  if (isWorse(sample, POOR)) return 'poor';
  return isWorse(sample, FAIR) ? 'fair' : 'good';
}

/** All is sent alike to everybody, so the worst connection counts. */
export const worstOf = (qualities: readonly Quality[]): Quality =>
  QUALITIES.findLast((quality) => qualities.includes(quality)) ?? 'good';

export interface Ladder {
  readonly step: Step;
  /** Samples in a row that ask for less, and for more. */
  readonly worse: number;
  readonly better: number;
}
export const TOP: Ladder = { step: 'video', worse: 0, better: 0 };

// A sample every two seconds: down after six seconds, up after twenty, so that it does not swing.
const DOWN_AFTER = 3;
const UP_AFTER = 10;

const moved = (step: Step, by: 1 | -1): Step => STEPS[STEPS.indexOf(step) + by] ?? step;

/** The next state of the ladder after one more sample. */
export function climb({ step, worse, better }: Ladder, quality: Quality): Ladder {
  const asksForLess = quality === 'poor' || (quality === 'fair' && step === 'video');
  if (asksForLess)
    return worse + 1 >= DOWN_AFTER
      ? { step: moved(step, 1), worse: 0, better: 0 }
      : { step, worse: worse + 1, better: 0 };
  if (quality === 'good')
    return better + 1 >= UP_AFTER
      ? { step: moved(step, -1), worse: 0, better: 0 }
      : { step, worse: 0, better: better + 1 };
  return { step, worse: 0, better: 0 };
}

/** How a step is sent to one other person. */
const ENCODING: Record<
  Step,
  { active: boolean; maxBitrate: number; scaleResolutionDownBy: number; maxFramerate: number }
> = {
  video: { active: true, maxBitrate: 700_000, scaleResolutionDownBy: 1, maxFramerate: 24 },
  'low-video': { active: true, maxBitrate: 130_000, scaleResolutionDownBy: 2, maxFramerate: 12 },
  audio: { active: false, maxBitrate: 130_000, scaleResolutionDownBy: 2, maxFramerate: 12 },
  chat: { active: false, maxBitrate: 130_000, scaleResolutionDownBy: 2, maxFramerate: 12 },
};

/** The same sum of bits is shared by all to whom is sent. */
export const encodingOf = (step: Step, people: number) => ({
  ...ENCODING[step],
  maxBitrate: Math.round(ENCODING[step].maxBitrate / Math.max(1, people)),
});
