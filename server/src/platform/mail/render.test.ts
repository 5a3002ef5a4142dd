import { LANGUAGES, PRODUCT } from '@lakou/i18n';
import { describe, expect, test } from 'vitest';
import { renderMail } from './render.ts';

const order = (name: string, link = 'https://lakou.example/ht/sign-in') => ({
  template: 'welcome' as const,
  values: { name, link },
});

describe.each(LANGUAGES)('SITE-10 a mail in %s', (language) => {
  const mail = renderMail({ language, ...order('Nadège') });

  test('has all its words: no key, no placeholder, no gap', () => {
    for (const part of Object.values(mail)) {
      expect(part.trim()).not.toBe('');
      expect(part).not.toMatch(/\{\{|\}\}|welcome|undefined/);
    }
  });

  test('says the same as text and as HTML', () => {
    const spoken = mail.html.replace(/<title>.*<\/title>/, '').replaceAll(/<[^>]+>/g, '\n');
    for (const line of mail.text.split('\n').filter((one) => one && !one.startsWith('http')))
      expect(spoken).toContain(line.replaceAll("'", '&#39;'));
    expect(mail.html).toContain(`<html lang="${language}">`);
  });
});

describe('what somebody calls themselves', () => {
  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</p></div><h1>You won',
  ])('%s is shown, not run', (name) => {
    const { html, text } = renderMail({ language: 'en', ...order(name) });
    expect(text).toContain(name);
    expect(html.match(/<(?!\/?(?:html|head|meta|title|body|div|p|a|strong)\b|!doctype)/gi)).toBeNull();
    expect(html).not.toContain(name);
  });

  test.each(['{{link}}', '$t(welcome.body)', '$t(mail:welcome.closing)', '$&$1'])(
    '%s is a name, not an instruction',
    (name) => {
      expect(renderMail({ language: 'en', ...order(name) }).text).toContain(`Hello ${name},`);
    },
  );

  test('cannot get into the subject', () => {
    const { subject } = renderMail({ language: 'en', ...order('x\r\nBcc: everybody@example.test') });
    expect(subject).toBe(`Welcome to ${PRODUCT}`);
  });
});
