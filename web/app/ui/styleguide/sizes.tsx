import { Card } from '../card.tsx';
import { Section } from '../section.tsx';

const SIZES = [
  ['52', 'text-52 font-extrabold tracking-tight max-md:hidden'],
  ['36', 'text-36 font-extrabold tracking-tight'],
  ['28', 'text-28 font-extrabold tracking-tight'],
  ['22', 'text-22 font-bold'],
  ['18', 'text-18 font-bold'],
  ['16', 'text-16'],
  ['15', 'text-15 font-semibold'],
  ['14', 'text-14'],
  ['13', 'text-13 font-semibold'],
] as const;

export function Sizes() {
  return (
    <Section title="Type">
      <Card>
        {SIZES.map(([size, look]) => (
          <p key={size} lang="ht" className={`py-1 ${look}`}>
            {size} Yon sèl dwèt pa manje kalalou
          </p>
        ))}
      </Card>
    </Section>
  );
}
