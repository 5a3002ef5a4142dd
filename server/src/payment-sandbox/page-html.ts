import { createHash } from 'node:crypto';
import type { Language } from '@lakou/i18n';
import { escapeHtml } from '#platform/http/html.ts';
import { contentSecurityPolicy } from '#platform/http/security-headers.ts';

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#16302f,#ecf3f1);--soft:light-dark(#4e6665,#a8bdba);--line:light-dark(#c9c1b2,#45605d);--sea:light-dark(#0b6e69,#62cbc1);--ground:light-dark(#fbf8f3,#0f1f1e);--surface:light-dark(#fff,#172b2a);--mango:light-dark(#fdf0d2,#3a2f14)}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:1.5rem 1rem;color:var(--ink);background:var(--ground)}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}h2{font-size:1.125rem;margin:1.5rem 0 .75rem}
.note{background:var(--mango);border-radius:12px;padding:.875rem 1rem;margin:0;font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1.25rem 0 0}dt{color:var(--soft)}dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:.625rem}button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1rem;border-radius:12px;border:1px solid var(--line);background:var(--surface);color:var(--ink);cursor:pointer}
button:first-child{background:var(--sea);border-color:transparent;color:light-dark(#fff,#0f1f1e)}button:focus-visible{outline:3px solid var(--sea);outline-offset:2px}
a{display:inline-block;padding:.75rem 0;color:var(--sea);font-weight:600}`;

/** The page of the sandbox: it has no brand, loads nothing and runs no script. */
export function sandboxPage(lang: Language, title: string, body: string): { html: string; policy: string } {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
  return { html, policy: contentSecurityPolicy([], [hash]) };
}
