import { LONGEST_TEXT, mayIdentify } from '@lakou/contract/qna.rules';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { MarkdownText } from './markdown-text.tsx';

const LINK = '[…](https://…)';

interface WritingFieldProps {
  label: string;
  hint?: string;
  rows: number;
  value: string;
  error?: string | undefined;
  /** Another text that is posted with it, and could tell who the patient is. */
  beside?: string;
  onChange: (text: string) => void;
}

/** A text in Markdown with its preview, and the warning when it could tell who a patient is. */
export function WritingField({ label, hint, rows, value, error, beside = '', onChange }: WritingFieldProps) {
  const { t } = useTranslation('qna');
  return (
    <div className="grid gap-2">
      <TextArea
        label={label}
        hint={hint}
        rows={rows}
        maxLength={LONGEST_TEXT}
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <Disclosure title={t('preview')}>
        <div className="rounded-card bg-sunken p-4">
          {value.trim() ? (
            <MarkdownText>{value}</MarkdownText>
          ) : (
            <p className="text-ink-soft">{t('previewEmpty')}</p>
          )}
          <p className="mt-3 text-14 text-ink-soft">{t('markdownHint', { link: LINK })}</p>
        </div>
      </Disclosure>
      {mayIdentify(`${beside}\n${value}`) && (
        <Banner tone="warn" icon={TriangleAlert}>
          {t('identifies')}
        </Banner>
      )}
    </div>
  );
}
