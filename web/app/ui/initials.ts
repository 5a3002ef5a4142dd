import type { Tone } from './tone.ts';

/** `Nadège Pierre` → `NP`, `Mirlande` → `M`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase()).join('');
}

const TONES: readonly Tone[] = ['sea', 'leaf', 'mango', 'hibiscus', 'night'];

/** A tone that depends only on the name, so that a person has the same colour on every screen. */
export function toneOf(name: string): Tone {
  const sum = Array.from(name.trim()).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return TONES[sum % TONES.length] ?? 'sea';
}
