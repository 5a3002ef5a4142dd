import { isLanguage, type Words } from '@lakou/i18n';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import type { Namespace } from './platform/language/namespaces.ts';
import { addWords } from './platform/language/words.ts';

// Runs only while the public pages are prerendered, so it loads all texts of all languages.
const files = import.meta.glob<Words>('../../packages/i18n/locales/*/*.json', {
  import: 'default',
  eager: true,
});
for (const [path, words] of Object.entries(files)) {
  const [lang, file] = path.split('/').slice(-2);
  if (isLanguage(lang) && file) addWords(lang, file.replace('.json', '') as Namespace, words);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await html.allReady; // a prerendered page is written as a whole, not streamed
  return new Response(html, { status, headers });
}
