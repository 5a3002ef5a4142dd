import { Section } from '../section.tsx';

// Tailwind finds class names only when they are written in full.
const SWATCHES = [
  ['ground', 'bg-ground text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['surface, soft', 'bg-surface text-ink-soft'],
  ['sunken', 'bg-sunken text-ink-soft'],
  ['sea', 'bg-sea text-on-sea'],
  ['sea-press', 'bg-sea-press text-on-sea'],
  ['sea-tint', 'bg-sea-tint text-sea'],
  ['sea-deep', 'bg-sea-deep text-white'],
  ['hibiscus-ink', 'bg-hibiscus-ink text-on-hibiscus'],
  ['hibiscus-tint', 'bg-hibiscus-tint text-hibiscus-ink'],
  ['mango-tint', 'bg-mango-tint text-mango-ink'],
  ['leaf-tint', 'bg-leaf-tint text-leaf'],
  ['night-tint', 'bg-night-tint text-night'],
] as const;

const GRAPHICS = [
  ['hibiscus', 'bg-hibiscus'],
  ['mango', 'bg-mango'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
] as const;

export function Colours() {
  return (
    <Section title="Colours">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {SWATCHES.map(([name, look]) => (
          <li key={name} className={`rounded-card border border-line p-4 text-15 font-semibold ${look}`}>
            {name}
          </li>
        ))}
        {GRAPHICS.map(([name, look]) => (
          <li key={name} className="flex items-center gap-3 rounded-card border border-line p-4 text-15">
            <span className={`size-6 rounded-full ${look}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
