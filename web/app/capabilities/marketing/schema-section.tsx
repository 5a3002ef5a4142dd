import { MOST_QUESTIONS, SCHEMA_TYPES } from '@lakou/contract/marketing.rules';
import { toJsonLd } from '@lakou/contract/marketing-schema.rules';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { QuestionFields } from './question-fields.tsx';
import { saveText } from './save-text.ts';
import type { SectionProps } from './section-props.ts';

type Schema = SectionProps['work']['schema'];
const FIELDS = {
  Article: ['name', 'url', 'author'],
  Organization: ['name', 'url', 'phone'],
  LocalBusiness: ['name', 'url', 'address', 'phone'],
  FAQ: [],
} as const satisfies Record<Schema['type'], readonly (keyof Schema)[]>;
const LONGEST = { name: 200, url: 500, author: 200, address: 300, phone: 60 } as const;

/** Structured data for search engines, as JSON-LD. */
export function SchemaSection({ work: { schema }, change }: SectionProps) {
  const { t } = useTranslation('marketing');
  const set = (part: Partial<Schema>) => change({ schema: { ...schema, ...part } });
  const text = toJsonLd(schema);
  return (
    <>
      <Select
        label={t('schemaType')}
        value={schema.type}
        onChange={({ target }) =>
          set({ type: SCHEMA_TYPES.find((type) => type === target.value) ?? schema.type })
        }
      >
        {SCHEMA_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`schemaTypes.${type}`)}
          </option>
        ))}
      </Select>
      {FIELDS[schema.type].map((field) => (
        <TextField
          key={field}
          label={t(field === 'name' && schema.type === 'Article' ? 'headline' : field)}
          maxLength={LONGEST[field]}
          value={schema[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      {schema.type === 'FAQ' ? (
        <QuestionFields
          questions={schema.questions}
          most={MOST_QUESTIONS}
          onChange={(questions) => set({ questions })}
        />
      ) : (
        <TextArea
          label={t('metaDescription')}
          maxLength={600}
          value={schema.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      )}
      <section className="grid min-w-0 gap-3">
        <h3 className="text-18 font-bold">{t('jsonLd')}</h3>
        <pre className="whitespace-pre-wrap rounded-card bg-sunken p-4 font-mono text-14 wrap-anywhere">
          {text}
        </pre>
        <div>
          <Button
            variant="secondary"
            icon={Download}
            onClick={() => saveText(`${schema.type} ${schema.name}`, 'json', text)}
          >
            {t('exportJsonLd')}
          </Button>
        </div>
      </section>
    </>
  );
}
