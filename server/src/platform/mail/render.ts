import { PRODUCT } from '@lakou/i18n';
import { escapeHtml } from '../http/html.ts';
import { wordsIn } from '../words.ts';
import type { MailOrder } from './mail.ts';

/** One layout for every mail: greeting, a paragraph, one link, a closing line. Text and HTML say the same. */
export function renderMail({ language, template, values }: Omit<MailOrder, 'to'>) {
  const t = wordsIn(language, 'mail');
  const say = (part: 'subject' | 'hello' | 'body' | 'action' | 'closing') => t(`${template}.${part}`, values);
  const parts = { hello: say('hello'), body: say('body'), action: say('action'), closing: say('closing') };
  const link = values.link ?? '';
  const subject = say('subject');
  const text = [parts.hello, parts.body, `${parts.action}\n${link}`, parts.closing, PRODUCT].join('\n\n');
  const p = (inner: string) => `<p style="margin:0 0 16px">${inner}</p>`;
  const button = `<a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 22px;border-radius:10px;background:#0b6e69;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(parts.action)}</a>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fbf8f3;color:#16302f;font:16px/1.5 system-ui,sans-serif"><div style="max-width:520px;margin:0 auto">
${p(escapeHtml(parts.hello))}${p(escapeHtml(parts.body))}${p(button)}${p(escapeHtml(parts.closing))}${p(`<strong>${PRODUCT}</strong>`)}
</div></body></html>`;
  return { subject, text, html };
}
