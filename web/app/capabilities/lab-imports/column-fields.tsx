import type { LabCsvColumns } from '@lakou/contract/lab-imports';
import { type LabCsvField, REQUIRED_LAB_CSV_FIELDS } from '@lakou/contract/lab-imports.rules';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';

interface ColumnFieldsProps {
  fields: readonly LabCsvField[];
  header: readonly string[];
  columns: LabCsvColumns;
  busy: boolean;
  onChange: (columns: LabCsvColumns) => void;
}

const isNeeded = (field: LabCsvField) => REQUIRED_LAB_CSV_FIELDS.some((needed) => needed === field);

/** Which column of the file holds what. */
export function ColumnFields({ fields, header, columns, busy, onChange }: ColumnFieldsProps) {
  const { t } = useTranslation('lab-imports');
  return (
    <Section title={t('columns')}>
      <Card>
        <div className="grid gap-4">
          <p className="text-15 text-ink-soft">{t('columnsAbout')}</p>
          <div className="grid gap-4 md:grid-cols-2">
            {fields.map((field) => (
              <Select
                key={field}
                label={t(`field.${field}`)}
                optional={!isNeeded(field)}
                disabled={busy}
                empty={t('noColumn')}
                error={isNeeded(field) && !columns[field] ? t('columnMissing') : undefined}
                value={columns[field] ?? ''}
                onChange={({ target }) => onChange({ ...columns, [field]: target.value || null })}
              >
                {header.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        </div>
      </Card>
    </Section>
  );
}
