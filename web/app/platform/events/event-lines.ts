import type { LiveEvent } from '@lakou/contract/events';

/** Takes what arrives, in whatever pieces, and gives the events that are whole. */
export function eventReader(): (text: string) => LiveEvent[] {
  let rest = '';
  return (text) => {
    rest += text;
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.filter((block) => block.startsWith('data: ')).map((block) => JSON.parse(block.slice(6)));
  };
}
