import type { DayClass } from '@lakou/clinical';

/** Each kind of day has its own shape, so that the colour alone never carries the meaning. */
export const dayLook: Record<DayClass, string> = {
  period: 'rounded-full bg-hibiscus-ink font-bold text-on-hibiscus',
  predicted: 'rounded-full border-2 border-dashed border-hibiscus-ink bg-hibiscus-tint text-hibiscus-ink',
  fertile: 'rounded-control bg-leaf-tint font-semibold text-leaf',
  ovulation: 'rounded-control bg-leaf font-bold text-surface outline-2 outline-offset-1 outline-leaf',
  none: 'rounded-control',
};

export const SHOWN_CLASSES = ['period', 'predicted', 'fertile', 'ovulation'] as const;
