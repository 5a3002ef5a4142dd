import type { Section } from '@lakou/contract/passages';
import { classNames } from './class-names.ts';
import { Spoken } from './spoken.tsx';

type Block = Section['blocks'][number];

interface PassagesProps {
  blocks: readonly Block[];
  /** For text that must be read fast. */
  large?: boolean;
  /** The text that is being read aloud. */
  reading?: string | undefined;
}

/** The paragraphs, lists and steps of one section. */
export function Passages({ blocks, large = false, reading }: PassagesProps) {
  return (
    <div className={classNames('space-y-3', large ? 'text-22 leading-snug' : 'text-16')}>
      {blocks.map((block) => (
        <Passage
          key={block.kind === 'paragraph' ? block.text : block.items.join()}
          block={block}
          reading={reading}
        />
      ))}
    </div>
  );
}

function Passage({ block, reading }: { block: Block; reading: string | undefined }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Spoken reading={reading}>{block.text}</Spoken>
      </p>
    );
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List
      className={classNames(
        'space-y-2 pl-6 marker:font-bold marker:text-sea',
        block.kind === 'steps' ? 'list-decimal' : 'list-disc',
      )}
    >
      {block.items.map((item) => (
        <li key={item}>
          <Spoken reading={reading}>{item}</Spoken>
        </li>
      ))}
    </List>
  );
}
