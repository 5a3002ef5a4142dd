import type { Brief } from '@lakou/contract/marketing.rules';
import { briefText, writeBrief } from '@lakou/contract/marketing-plan.rules';
import { formatNumber } from '@lakou/i18n';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { saveText } from './save-text.ts';
import type { SectionProps } from './section-props.ts';
import { WordsField } from './words-field.tsx';

/** What an article about a cluster should hold. */
export function BriefSection({ work, change, onOpen }: SectionProps) {
  const { t } = useTranslation('marketing');
  const { clusters, keywords, pages, brief } = work;
  if (clusters.length === 0) return <NothingYet text={t('noBrief')} leadTo="clusters" onOpen={onOpen} />;
  function write(topic: string, words: number) {
    const cluster = clusters.find((one) => one.topic === topic);
    if (cluster) change({ brief: writeBrief(cluster, { keywords, pages, words }) });
  }
  const words = brief?.words ?? work.article.words;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label={t('briefFor')}
          empty={t('briefFor')}
          value={clusters.some(({ topic }) => topic === brief?.topic) ? brief?.topic : ''}
          onChange={({ target }) => write(target.value, words)}
        >
          {clusters.map(({ topic }) => (
            <option key={topic} value={topic}>
              {topic}
            </option>
          ))}
        </Select>
        <WordsField
          value={words}
          onChange={(asked) =>
            brief && asked !== brief.words && change({ brief: { ...brief, words: asked } })
          }
        />
      </div>
      {brief ? <OneBrief brief={brief} onOpen={onOpen} /> : <NothingYet text={t('noBrief')} />}
    </>
  );
}

function OneBrief({ brief, onOpen }: { brief: Brief; onOpen: SectionProps['onOpen'] }) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const words = t('briefWords', { count: brief.words, shown: formatNumber(lang, brief.words, 0) });
  const names = { words, headings: t('headings'), questions: t('questions'), links: t('links') };
  return (
    <Card as="section">
      <h3 className="text-18 font-bold wrap-anywhere">{brief.topic}</h3>
      <p className="text-14 text-ink-soft">{words}</p>
      {(['headings', 'questions'] as const).map((part) => (
        <div key={part} className="mt-4">
          <h4 className="font-semibold">{names[part]}</h4>
          <ul className="list-disc pl-5 wrap-anywhere">
            {brief[part].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-4">
        <h4 className="font-semibold">{names.links}</h4>
        {brief.links.length === 0 ? (
          <p className="text-14 text-ink-soft">{t('noTopPages')}</p>
        ) : (
          <ul className="list-disc pl-5 wrap-anywhere">
            {brief.links.map(({ url, title }) => (
              <li key={url}>
                {title} <span className="text-14 text-ink-soft">{url}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={Download}
          onClick={() => saveText(`brief ${brief.topic}`, 'md', briefText(brief, names))}
        >
          {t('exportBrief')}
        </Button>
        <Button variant="ghost" onClick={() => onOpen('article')}>
          {t('section.article')}
        </Button>
      </div>
    </Card>
  );
}
