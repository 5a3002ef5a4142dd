import type { Section } from '@lakou/contract/passages';
import { classNames } from './class-names.ts';

type Block = Section['blocks'][number];

/** The paragraphs, lists and steps of one section; `large` for text that must be read fast. */
export function Passages({ blocks, large = false }: { blocks: readonly Block[]; large?: boolean }) {
  return (
    <div className={classNames('space-y-3', large ? 'text-22 leading-snug' : 'text-16')}>
      {blocks.map((block) => (
        <Passage key={block.kind === 'paragraph' ? block.text : block.items.join()} block={block} />
      ))}
    </div>
  );
}

function Passage({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List
      className={classNames(
        'space-y-2 pl-6 marker:font-bold marker:text-sea',
        block.kind === 'steps' ? 'list-decimal' : 'list-disc',
      )}
    >
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
