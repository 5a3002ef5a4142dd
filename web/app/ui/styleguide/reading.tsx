import { Card } from '../card.tsx';
import { Disclosure } from '../disclosure.tsx';
import { FormError } from '../form-error.tsx';
import { Passages } from '../passages.tsx';
import { Provenance } from '../provenance.tsx';
import { Section } from '../section.tsx';

const BLOCKS = [
  { kind: 'paragraph' as const, text: 'A burn needs cool water, and soon.' },
  { kind: 'steps' as const, items: ['Cool it for 10 to 15 minutes.', 'Cover it with a clean cloth.'] },
  { kind: 'list' as const, items: ['No ice.', 'No toothpaste.'] },
];
const KNOWN = {
  source: [{ publisher: 'World Health Organization', title: 'Burns', year: 2023 }],
  reviewedBy: null,
  reviewedOn: null,
};

/** Texts, their sources, and disclosures. */
export function Reading() {
  return (
    <Section title="Passages, sources, folds">
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Card>
          <Passages blocks={BLOCKS} />
          <Provenance known={KNOWN} />
        </Card>
        <Card>
          <div className="grid gap-3">
            <Passages large blocks={BLOCKS.slice(0, 1)} />
            <Disclosure title="How we work this out">
              <p>Ovulation is about 14 days before the next period.</p>
            </Disclosure>
            <Disclosure tone="hibiscus" title="Do you have one of these now?" open>
              <p>Open from the beginning.</p>
            </Disclosure>
            <FormError>We could not save it. Please try again.</FormError>
          </div>
        </Card>
      </div>
    </Section>
  );
}
