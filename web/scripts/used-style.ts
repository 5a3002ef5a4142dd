import { transform } from 'lightningcss';

const CLASSES = /class="([^"]*)"/g;
const SET = /(--[\w-]+):|@property (--[\w-]+)/g;
const READ = /var\((--[\w-]+)/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

const all = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? ''));

function classesIn(html: string): Set<string> {
  const values = [...html.matchAll(CLASSES)].map(([, value = '']) => value);
  const plain = values.map((value) => value.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity));
  return new Set(plain.flatMap((value) => value.split(/\s+/)));
}

function classesOf(css: string): Set<string> {
  const found = new Set<string>();
  transform({
    filename: 'classes.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        for (const part of selector) if (part.type === 'class') found.add(part.name);
      },
    },
  });
  return found;
}

const without = (css: string, unusedSymbols: string[]): string =>
  transform({ filename: 'used.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();

/** The rules and variables of a stylesheet that a document uses, with what its scripts may add. */
export function usedStyle(css: string, html: string, scripts: string): string {
  const used = new Set([...classesIn(html), ...scripts.split(/[\s"'`]+/)]);
  const rules = without(
    css,
    [...classesOf(css)].filter((name) => !used.has(name)),
  );
  const read = all(rules + html + scripts, READ);
  return without(
    rules,
    [...all(rules, SET)].filter((name) => !read.has(name)),
  );
}
