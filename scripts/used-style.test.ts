import { expect, test } from 'vitest';
import { usedStyle } from '../web/scripts/used-style.ts';

const CSS = `
@property --unread { syntax: "*"; inherits: false }
:root { --ink: #123; --night: #456 }
p { color: var(--ink) }
.card { padding: 1px }
.gone { color: var(--night) }
.hover\\:seen:hover { top: 1px }
@media (width >= 60rem) { .lg\\:wide { width: 9px } .lg\\:gone { width: 8px } }
.card .gone, .added { --unread: 1; margin: 2px }
`;
const used = (html: string, scripts = '') => usedStyle(CSS, html, scripts);

test('SITE-12 a public page holds the rules that it or its scripts use, and no others', () => {
  const style = used('<p class="card lg:wide hover:seen">', 'line.className = "flex added"');
  for (const kept of ['--ink', 'p{', '.card{', 'hover\\:seen', 'lg\\:wide', '.added{'])
    expect(style).toContain(kept);
  expect(style).not.toMatch(/}\.gone|lg\\:gone|night|unread/);
});

test('SITE-12 a class whose name HTML writes with entities is found', () => {
  const odd = '.\\[\\&\\>p\\]\\:mt-1 > p { margin-top: 1px }';
  expect(usedStyle(odd, '<div class="[&amp;&gt;p]:mt-1">', '')).toContain('margin-top:1px');
});
