import type { Measurement } from '@lakou/contract/measurements';
import type { Answer } from './use-save-measurement.ts';

/**
 * The graver of what this device said and what the server says; undefined when neither sees a danger to be read. Without a
 * reply, as when another tab has sent it, what this device said stays.
 */
export function graver(here: Answer | undefined, saved: Measurement | undefined): Answer | undefined {
  if (!saved) return here && { ...here, isSaved: true };
  const { danger } = saved;
  if (danger?.acknowledgedAt) return undefined;
  const isLower = here?.danger.level === 'emergency' && danger?.level !== 'emergency';
  if (danger && !isLower) return { ...saved, danger, isSaved: true };
  return here && { ...here, isSaved: danger !== null, isOnlyHere: danger === null };
}
