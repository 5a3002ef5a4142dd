import { escapeHtml, plainPage } from './html.ts';
import type { Operation } from './openapi.ts';

const schema = (title: string, shape: unknown) =>
  shape ? `<p>${title}</p><pre tabindex="0">${escapeHtml(JSON.stringify(shape, null, 2))}</pre>` : '';

function section(method: string, path: string, operation: Operation): string {
  const [status = '', reply] = Object.entries(operation.responses)[0] ?? [];
  const body =
    'requestBody' in operation ? operation.requestBody?.content['application/json']?.schema : undefined;
  const content = reply && 'content' in reply ? reply.content?.['application/json']?.schema : undefined;
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${escapeHtml(operation.summary)}</p>
${schema('Body', body)}${schema(`Reply ${status}`, content)}</section>`;
}

/** The API documentation as a page without scripts. */
export function docsPage(description: { paths: Record<string, Record<string, Operation>> }) {
  const sections = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  );
  return plainPage(
    'API',
    `<p>For machines: <a href="/api/openapi.json">OpenAPI 3.1</a></p>${sections.join('')}`,
  );
}
