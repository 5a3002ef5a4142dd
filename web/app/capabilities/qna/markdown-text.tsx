import { createElement, Fragment, type ReactNode } from 'react';
import { type Block, type Inline, parseMarkdown } from './markdown.ts';

/** What somebody wrote, with its lists, bold words and links. */
export function MarkdownText({ children, lang }: { children: string; lang?: string }) {
  const blocks = parseMarkdown(children).map(blockElement);
  return createElement('div', { lang, className: 'grid gap-3 wrap-anywhere' }, ...blocks);
}

// Elements are given as arguments in place of a list: what is typed has no key of its own.
const group = (children: readonly ReactNode[]) => createElement(Fragment, null, ...children);

function inlineElement(piece: Inline): ReactNode {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'code') return <code className="rounded-control bg-sunken px-1">{piece.text}</code>;
  if (piece.kind === 'strong') return <strong>{group(piece.children.map(inlineElement))}</strong>;
  if (piece.kind === 'emphasis') return <em>{group(piece.children.map(inlineElement))}</em>;
  return (
    <a
      href={piece.to}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="text-sea underline underline-offset-3"
    >
      {piece.text}
    </a>
  );
}

const BREAK = <br />;

const LISTS = {
  list: { tag: 'ul', className: 'list-disc space-y-1 pl-6' },
  steps: { tag: 'ol', className: 'list-decimal space-y-1 pl-6' },
} as const;

function blockElement(block: Block): ReactNode {
  if (block.kind === 'code')
    return <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-14">{block.text}</pre>;
  const lines = block.lines.map((line) => group(line.map(inlineElement)));
  if (block.kind === 'list' || block.kind === 'steps') {
    const { tag, className } = LISTS[block.kind];
    return createElement(tag, { className }, ...lines.map((line) => createElement('li', null, line)));
  }
  const broken = group(lines.flatMap((line, at) => (at === 0 ? [line] : [BREAK, line])));
  if (block.kind === 'heading') return <p className="font-bold">{broken}</p>;
  if (block.kind === 'quote')
    return <blockquote className="border-line border-l-4 pl-3 text-ink-soft">{broken}</blockquote>;
  return <p>{broken}</p>;
}
