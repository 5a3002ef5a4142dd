import { spokenArticle } from '@lakou/content/speech';
import type { EducationContent } from '@lakou/contract/education';
import { useQuery } from '@tanstack/react-query';
import Stethoscope from 'lucide-react/icons/stethoscope';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { OneOfList } from '../../ui/one-of-list.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Passages } from '../../ui/passages.tsx';
import { Provenance } from '../../ui/provenance.tsx';
import { PublicPageLink } from '../../ui/public-page-link.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { canListen } from '../listen/can-listen.ts';
import { ListenTo } from '../listen/listen-to.tsx';
import { educationQuery } from './education.queries.ts';
import { Player } from './player.tsx';
import { Questions } from './questions.tsx';

export const clientLoader = needsWords('education', 'listen');

export default function Content() {
  const { t } = useTranslation('education');
  const { slug } = useParams();
  const list = useQuery(educationQuery(useLanguage()));
  return (
    <OneOfList
      list={list}
      id={slug}
      back={{ to: '/app/education', text: t('back') }}
      failed={t('failed')}
      missing={t('noItem')}
    >
      {(item) => <Reader key={item.title} item={item} />}
    </OneOfList>
  );
}

/** A guide that has clips can be listened to; corrected words have none. */
function Reader({ item }: { item: EducationContent }) {
  const lang = useLanguage();
  if (item.isCorrected || !canListen(`education/${item.id}`, lang)) return <Guide item={item} />;
  return (
    <ListenTo title={item.title} texts={spokenArticle(item, item.sections)}>
      {(bar, text) => <Guide item={item} bar={bar} reading={text} />}
    </ListenTo>
  );
}

interface GuideProps {
  item: EducationContent;
  bar?: ReactNode;
  reading?: string | undefined;
}

function Guide({ item, bar, reading }: GuideProps) {
  const { t } = useTranslation('education');
  const { t: common } = useTranslation('common');
  return (
    <article className="grid gap-5">
      <title>{item.title}</title>
      <PageTitle eyebrow={t(`topics.${item.category}`)}>{item.title}</PageTitle>
      <p className="text-18 text-ink-soft">
        <Spoken reading={reading}>{item.description}</Spoken>
      </p>
      {bar}
      {!item.reviewedBy && (
        <p className="flex gap-2 rounded-control bg-sunken px-3 py-2 text-14 text-ink-soft">
          <Stethoscope size={18} className="mt-px shrink-0" />
          {common('notReviewed')}
        </p>
      )}
      <Player item={item} />
      {item.sections.map((section) => (
        <section key={section.title} className="grid gap-2">
          <h2 className="text-22 leading-tight font-bold">
            <Spoken reading={reading}>{section.title}</Spoken>
          </h2>
          <Passages blocks={section.blocks} reading={reading} />
        </section>
      ))}
      <Questions questions={item.questions} />
      <PublicPageLink path={`/guides/${item.id}`} />
      <Provenance known={item} />
    </article>
  );
}
