import type { LiveEvent } from '@lakou/contract/events';

/** Returns a parser that takes pieces of the stream and returns the events that are complete. */
export function eventReader(): (text: string) => LiveEvent[] {
  let rest = '';
  return (text) => {
    rest += text;
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.filter((block) => block.startsWith('data: ')).map((block) => JSON.parse(block.slice(6)));
  };
}
