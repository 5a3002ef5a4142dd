import { createHash } from 'node:crypto';
import type { Language } from '@lakou/i18n';
import { contentSecurityPolicy } from './security-headers.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#16302f,#ecf3f1);--soft:light-dark(#4e6665,#a8bdba);--line:light-dark(#e4ded3,#2c4442);--sea:light-dark(#0b6e69,#62cbc1)}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:light-dark(#fbf8f3,#0f1f1e)}
a{color:var(--sea)}section{border-top:1px solid var(--line);padding:1rem 0}h2{font-size:1.125rem;margin:0}code,pre{font:14px/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:.75rem;border:1px solid var(--line);border-radius:10px;white-space:pre-wrap}p{color:var(--soft);margin:.25rem 0}`;

/** A plain page: for people who build and run the product, or to say that a link of another site is wrong. */
export function plainPage(
  title: string,
  body: string,
  lang: Language = 'en',
): { html: string; policy: string } {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
  return { html, policy: contentSecurityPolicy([], [hash]) };
}
