import type { WrittenArticle } from '@lakou/contract/marketing';
import { LONGEST_ARTICLE } from '@lakou/contract/marketing.rules';
import { countWords, shorten } from '@lakou/contract/marketing-plan.rules';
import { formatNumber } from '@lakou/i18n';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Scissors from 'lucide-react/icons/scissors';
import Stethoscope from 'lucide-react/icons/stethoscope';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LanguageSelect } from './language-select.tsx';
import { saveText } from './save-text.ts';
import type { SectionProps } from './section-props.ts';
import { WordsField } from './words-field.tsx';

/** A draft of an article from our own guides, to be finished by hand. */
export function ArticleSection({ work, change }: SectionProps) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const errorText = useErrorText();
  const { article, brief } = work;
  const [topic, setTopic] = useState(article.title || brief?.topic || work.seed);
  const [tried, setTried] = useState(false);
  const isMissing = topic.trim() === '';
  const writing = useMutation({
    mutationFn: async () => {
      const written = await api('POST /api/admin/marketing/articles', {
        body: { topic, language: article.language, words: article.words, headings: brief?.headings ?? [] },
      });
      change({ article: { ...article, title: written.title, text: written.text } });
      return written;
    },
  });
  function generate(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !writing.isPending) writing.mutate();
  }
  const number = (value: number) => formatNumber(lang, value, 0);
  const { error } = writing;
  return (
    <>
      <form noValidate onSubmit={generate} className="grid gap-4 md:grid-cols-3">
        <TextField
          label={t('articleTopic')}
          maxLength={200}
          error={tried && isMissing ? t('fieldMissing') : undefined}
          value={topic}
          onChange={({ target }) => setTopic(target.value)}
        />
        <LanguageSelect
          value={article.language}
          onChange={(language) => change({ article: { ...article, language } })}
        />
        <WordsField
          value={article.words}
          onChange={(words) => words !== article.words && change({ article: { ...article, words } })}
        />
        <div className="grid gap-1.5 md:col-span-3 md:justify-self-start">
          <Button type="submit" busy={writing.isPending}>
            {t('generate')}
          </Button>
          {article.text && <p className="text-14 text-ink-soft">{t('replaceText')}</p>}
        </div>
      </form>
      {error && (
        <FormError>
          {error instanceof ApiError && error.status < 500 ? errorText(error) : t('articleFailed')}
        </FormError>
      )}
      {writing.data && <HowWritten written={writing.data} />}
      <Banner tone="info" icon={Stethoscope}>
        {t('reviewNote')}
      </Banner>
      <TextArea
        label={t('articleText')}
        hint={t('wordsOf', { shown: number(countWords(article.text)), goal: number(article.words) })}
        rows={12}
        maxLength={LONGEST_ARTICLE}
        value={article.text}
        onChange={({ target }) => change({ article: { ...article, text: target.value } })}
      />
      {article.text && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={Scissors}
            onClick={() => change({ article: { ...article, text: shorten(article.text) } })}
          >
            {t('shorten')}
          </Button>
          <Button
            variant="ghost"
            icon={Download}
            onClick={() => saveText(article.title, 'md', `# ${article.title}\n\n${article.text}\n`)}
          >
            {t('exportArticle')}
          </Button>
        </div>
      )}
    </>
  );
}

function HowWritten({ written: { by, sources, isShort } }: { written: WrittenArticle }) {
  const { t } = useTranslation('marketing');
  const names = sources.map(({ title }) => title).join('; ');
  return (
    <div className="grid gap-3">
      <p role="status" className="text-14 text-ink-soft">
        {sources.length === 0
          ? t('noSources')
          : t(by === 'model' ? 'byModel' : 'byContent', { sources: names })}
      </p>
      {isShort && (
        <Banner tone="warn" icon={TriangleAlert}>
          {t('isShort')}
        </Banner>
      )}
    </div>
  );
}
