import { useMemo } from 'react';
import { type ParseOptions, parse, type TokenType } from 'sugar-high/core';
import * as sql from 'sugar-high/lang/sql';
import * as typescript from 'sugar-high/lang/typescript';

const PLAIN: ParseOptions = { jsx: false, regex: false, templateStrings: false };
const LANGUAGES: Readonly<Record<string, ParseOptions>> = {
  ts: typescript,
  sql: { ...PLAIN, ...sql },
};

const LOOK: Partial<Record<TokenType, string>> = {
  keyword: 'text-hibiscus-ink',
  string: 'text-leaf',
  comment: 'text-ink-soft italic',
  class: 'text-night',
  entity: 'text-night',
  property: 'text-sea',
};

/** The parts of each line, by the place where they begin. */
function partsOf(path: string, text: string) {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return parse(text.trimEnd(), LANGUAGES[ending] ?? PLAIN).lines.map(({ index, tokens }) => {
    let at = 0;
    const parts = tokens.map(({ type, value }) => {
      const part = { at, value, look: LOOK[type] };
      at += value.length;
      return part;
    });
    return { number: index + 1, parts };
  });
}

/** Code in colours, with the numbers of its lines. Its text is put into the page as text only. */
export function ColouredCode({ path, text }: { path: string; text: string }) {
  const lines = useMemo(() => partsOf(path, text), [path, text]);
  return (
    <pre className="rounded-card border border-line bg-surface py-3 font-mono text-14 leading-relaxed whitespace-pre-wrap">
      {lines.map(({ number, parts }) => (
        <span key={number} className="flex gap-3 pr-4">
          <span aria-hidden className="w-10 shrink-0 select-none text-right text-ink-soft">
            {number}
          </span>
          <code className="min-w-0 wrap-anywhere">
            {parts.map(({ at, value, look }) => (
              <span key={at} className={look}>
                {value}
              </span>
            ))}
          </code>
        </span>
      ))}
    </pre>
  );
}
