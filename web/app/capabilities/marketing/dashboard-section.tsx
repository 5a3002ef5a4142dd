import { EXAMPLE_FIGURES } from '@lakou/contract/marketing.rules';
import { formatNumber } from '@lakou/i18n';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { figuresLook } from '../../ui/figures-look.ts';
import { DeleteProject } from './delete-project.tsx';
import { FiguresDialog } from './figures.dialog.tsx';
import { PageList } from './page-list.tsx';
import { RenameProject } from './rename-project.tsx';
import type { SectionProps } from './section-props.ts';
import { SiteFigures } from './site-figures.tsx';

/** Figures that somebody put in, or the examples; figures that we counted; the own pages. */
export function DashboardSection({ project, work, change, rename }: SectionProps) {
  const { t } = useTranslation('marketing');
  const lang = useLanguage();
  const [editing, setEditing] = useState(false);
  const { posts, clickRate, topKeywords, health } = work.figures ?? EXAMPLE_FIGURES;
  const number = (value: number, decimals = 0) => formatNumber(lang, value, decimals);
  const shown = {
    posts: number(posts),
    clickRate: t('percent', { number: number(clickRate, 1) }),
    topKeywords: number(topKeywords),
    health: t('of100', { number: number(health) }),
  } as const;
  const names = Object.keys(shown) as (keyof typeof shown)[];
  return (
    <>
      <Card as="section">
        <h3 className="mb-3 text-18 font-bold">{t('figures')}</h3>
        {!work.figures && (
          <Banner tone="warn" icon={Lightbulb}>
            {t('examplesText')}
          </Banner>
        )}
        <dl className={classNames('my-4', figuresLook)}>
          {names.map((name) => (
            <div key={name}>
              <dt className="text-14 text-ink-soft">{t(`figure.${name}`)}</dt>
              <dd className="text-22 font-bold">{shown[name]}</dd>
              {!work.figures && <dd className="text-14 text-ink-soft">{t('examples')}</dd>}
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setEditing(true)}>
            {t('changeFigures')}
          </Button>
          {work.figures && (
            <Button variant="ghost" onClick={() => change({ figures: null })}>
              {t('showExamples')}
            </Button>
          )}
        </div>
      </Card>
      <SiteFigures />
      <PageList pages={work.pages} onChange={(pages) => change({ pages })} />
      <div className="flex flex-wrap gap-3">
        <RenameProject names={project} onRename={rename} />
        <DeleteProject project={project} />
      </div>
      {editing && (
        <FiguresDialog
          figures={{ posts, clickRate, topKeywords, health }}
          onUse={(figures) => {
            change({ figures });
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
