/**
 * The meaning of the colours: sea for actions, leaf for success, mango for waiting and costs, hibiscus for warnings,
 * night for information.
 */
export type Tone = 'neutral' | 'sea' | 'leaf' | 'mango' | 'hibiscus' | 'night';

/** The background of a tone with a text colour that is readable on it. */
export const tintOf: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  sea: 'bg-sea-tint text-sea',
  leaf: 'bg-leaf-tint text-leaf',
  mango: 'bg-mango-tint text-mango-ink',
  hibiscus: 'bg-hibiscus-tint text-hibiscus-ink',
  night: 'bg-night-tint text-night',
};

/** The colour of a tone for text and icons. */
export const inkOf: Record<Tone, string> = {
  neutral: 'text-ink-soft',
  sea: 'text-sea',
  leaf: 'text-leaf',
  mango: 'text-mango-ink',
  hibiscus: 'text-hibiscus-ink',
  night: 'text-night',
};
