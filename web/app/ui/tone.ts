/** What a colour means: sea acts, leaf is good, mango waits or costs, hibiscus warns, night informs. */
export type Tone = 'neutral' | 'sea' | 'leaf' | 'mango' | 'hibiscus' | 'night';

/** The tint of a tone with text that reads on it. */
export const tintOf: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  sea: 'bg-sea-tint text-sea',
  leaf: 'bg-leaf-tint text-leaf',
  mango: 'bg-mango-tint text-mango-ink',
  hibiscus: 'bg-hibiscus-tint text-hibiscus-ink',
  night: 'bg-night-tint text-night',
};

/** A tone's colour as text or icon on any surface. */
export const inkOf: Record<Tone, string> = {
  neutral: 'text-ink-soft',
  sea: 'text-sea',
  leaf: 'text-leaf',
  mango: 'text-mango-ink',
  hibiscus: 'text-hibiscus-ink',
  night: 'text-night',
};
