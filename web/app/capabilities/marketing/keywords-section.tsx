import { INTENTS, type Intent } from '@lakou/contract/marketing.rules';
import { findKeywords } from '@lakou/contract/marketing-keywords.rules';
import { toCsv } from '@lakou/contract/marketing-plan.rules';
import { formatNumber } from '@lakou/i18n';
import Download from 'lucide-react/icons/download';
import Search from 'lucide-react/icons/search';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { EstimateNote } from './estimate-note.tsx';
import { FactTable } from './fact-table.tsx';
import { LanguageSelect } from './language-select.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { saveText } from './save-text.ts';
import type { SectionProps } from './section-props.ts';

const COLUMNS = ['keyword', 'volume', 'difficulty', 'intent', 'effort', 'confidence'] as const;

/** Sixty keywords around a word; another run replaces them. */
export function KeywordsSection({ work, change, onOpen }: SectionProps) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const [seed, setSeed] = useState(work.seed);
  const [language, setLanguage] = useState(work.keywords.length > 0 ? work.language : lang);
  const [intent, setIntent] = useState<Intent | 'all'>('all');
  const [tried, setTried] = useState(false);
  const isMissing = seed.trim() === '';
  function find(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!isMissing) change({ seed, language, keywords: findKeywords(seed, language) });
  }
  const { keywords } = work;
  const shown = keywords.filter((row) => intent === 'all' || row.intent === intent);
  const number = (value: number) => formatNumber(lang, value, 0);
  return (
    <>
      <form noValidate onSubmit={find} className="grid items-start gap-4 md:grid-cols-3">
        <TextField
          label={t('seed')}
          hint={t('seedHint')}
          icon={Search}
          maxLength={100}
          error={tried && isMissing ? t('fieldMissing') : undefined}
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
        />
        <LanguageSelect value={language} onChange={setLanguage} />
        <div className="md:pt-7">
          <Button type="submit" block>
            {t('find')}
          </Button>
        </div>
      </form>
      {keywords.length === 0 ? (
        <NothingYet text={t('noKeywords')} />
      ) : (
        <>
          <EstimateNote />
          <FilterChips
            legend={t('intent')}
            options={[
              { value: 'all', title: t('allIntents') },
              ...INTENTS.map((one) => ({ value: one, title: t(`intents.${one}`) })),
            ]}
            value={intent}
            onChange={setIntent}
          />
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className="grow text-14 text-ink-soft">
              {t('count', { count: shown.length, shown: number(shown.length) })}
            </p>
            <Button
              variant="ghost"
              icon={Download}
              onClick={() =>
                saveText(
                  `keywords ${work.seed}`,
                  'csv',
                  toCsv([COLUMNS, ...keywords.map((row) => COLUMNS.map((column) => row[column]))]),
                )
              }
            >
              {t('exportCsv')}
            </Button>
            <Button variant="secondary" onClick={() => onOpen('clusters')}>
              {t('section.clusters')}
            </Button>
          </div>
          <FactTable
            caption={t('section.keywords')}
            columns={COLUMNS.map((column) => t(column))}
            rows={shown.map((row) => ({
              key: row.keyword,
              cells: [
                row.keyword,
                number(row.volume),
                number(row.difficulty),
                t(`intents.${row.intent}`),
                number(row.effort),
                t('percent', { number: number(row.confidence) }),
              ],
            }))}
          />
        </>
      )}
    </>
  );
}
