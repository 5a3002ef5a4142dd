import { PREVIEW_PIXELS, previewOf } from '@lakou/contract/marketing-preview.rules';
import { formatNumber } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SectionProps } from './section-props.ts';

/** Title and description as a search engine shows them. */
export function MetadataSection({ project, work, change }: SectionProps) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const { metadata } = work;
  const set = (part: Partial<typeof metadata>) => change({ metadata: { ...metadata, ...part } });
  const previews = {
    title: previewOf(metadata.title, 'title'),
    description: previewOf(metadata.description, 'description'),
  };
  const note = (part: keyof typeof previews) => {
    const { pixels, fits } = previews[part];
    const shown = formatNumber(lang, pixels, 0);
    const most = formatNumber(lang, PREVIEW_PIXELS[part], 0);
    return fits ? { hint: t('pixels', { shown, most }) } : { error: t('cutOff', { shown, most }) };
  };
  return (
    <>
      <TextField
        label={t('url')}
        optional
        inputMode="url"
        autoCapitalize="none"
        maxLength={500}
        value={metadata.url}
        onChange={({ target }) => set({ url: target.value })}
      />
      <TextField
        label={t('metaTitle')}
        maxLength={300}
        {...note('title')}
        value={metadata.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        label={t('metaDescription')}
        maxLength={600}
        {...note('description')}
        value={metadata.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <Card as="section">
        <h3 className="mb-2 text-18 font-bold">{t('preview')}</h3>
        <p className="text-14 text-ink-soft wrap-anywhere">{metadata.url || project.domain}</p>
        <p className="text-18 text-night wrap-anywhere">{previews.title.shown}</p>
        <p className="text-14 wrap-anywhere">{previews.description.shown}</p>
        <p className="mt-3 text-14 text-ink-soft">{t('previewText')}</p>
      </Card>
    </>
  );
}
