import type { SchemaType } from './marketing.rules.ts';

interface SchemaFields {
  type: SchemaType;
  name: string;
  description: string;
  url: string;
  /** Of an article. */
  author: string;
  /** Of a business. */
  address: string;
  phone: string;
  /** Of a list of questions. */
  questions: { question: string; answer: string }[];
}

const context = 'https://schema.org';
/** Without what was left empty. */
const filled = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));

function dataOf(fields: SchemaFields): object {
  const { type, name, description, url, author, address, phone, questions } = fields;
  switch (type) {
    case 'Article':
      return filled({
        headline: name,
        description,
        mainEntityOfPage: url,
        author: author ? { '@type': 'Person', name: author } : '',
      });
    case 'Organization':
      return filled({ name, description, url, telephone: phone });
    case 'LocalBusiness':
      return filled({ name, description, url, address, telephone: phone });
    case 'FAQ':
      return {
        mainEntity: questions
          .filter(({ question, answer }) => question.trim() && answer.trim())
          .map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
      };
  }
}

/** schema.org as JSON-LD; `<` is escaped, so that no text ends the block it stands in. */
export const toJsonLd = (fields: SchemaFields): string =>
  JSON.stringify(
    { '@context': context, '@type': fields.type === 'FAQ' ? 'FAQPage' : fields.type, ...dataOf(fields) },
    null,
    2,
  ).replaceAll('<', '\\u003c');
