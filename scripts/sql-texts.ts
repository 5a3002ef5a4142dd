/** Where the template that begins at a place ends; templates inside of its `${}` are passed over. */
function endOfTemplate(code: string, start: number): number {
  for (let at = start + 1; at < code.length; at++) {
    if (code[at] === '`') return at;
    if (code.startsWith('${', at)) at = endOfValue(code, at + 2);
  }
  return code.length;
}

function endOfValue(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '`') at = endOfTemplate(code, at);
    else if (code[at] === '{') depth++;
    else if (code[at] === '}' && --depth === 0) return at;
  }
  return code.length;
}

/** What is put into a template, as places in its text. */
function valuesIn(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let at = text.indexOf('${'); at !== -1; ) {
    const end = endOfValue(text, at + 2);
    found.push({ start: at + 2, end });
    at = text.indexOf('${', end);
  }
  return found;
}

/** What is put in, unless it is a name, is written as `piece`. */
function withPieces(text: string): string {
  let plain = '';
  let done = 0;
  for (const { start, end } of valuesIn(text)) {
    const value = text.slice(start, end);
    plain += text.slice(done, start) + (/^\w+$/.test(value) ? value : 'piece');
    done = end;
  }
  return plain + text.slice(done);
}

/** The text that begins at a place with its quote; undefined where none does. */
export function textAt(code: string, at: number): string | undefined {
  const quote = code[at] ?? ' ';
  if (quote === '`') return withPieces(code.slice(at + 1, endOfTemplate(code, at)));
  return `'"`.includes(quote) ? code.slice(at + 1, code.indexOf(quote, at + 1)) : undefined;
}

/** Every template of a piece of code, those inside of others as well. */
export function templatesIn(code: string): string[] {
  const start = code.indexOf('`');
  if (start === -1) return [];
  const end = endOfTemplate(code, start);
  const text = code.slice(start + 1, end);
  const inside = valuesIn(text).flatMap((value) => templatesIn(text.slice(value.start, value.end)));
  return [withPieces(text), ...inside, ...templatesIn(code.slice(end + 1))];
}
