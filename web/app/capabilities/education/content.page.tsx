import type { EducationContent } from '@lakou/contract/education';
import { useQuery } from '@tanstack/react-query';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords, useLanguage } from '../../platform/language/language.tsx';
import { OneOfList } from '../../ui/one-of-list.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Passages } from '../../ui/passages.tsx';
import { Provenance } from '../../ui/provenance.tsx';
import { educationQuery } from './education.queries.ts';
import { Player } from './player.tsx';

export const clientLoader = needsWords('education');

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
      {(item) => <Reader item={item} />}
    </OneOfList>
  );
}

function Reader({ item }: { item: EducationContent }) {
  const { t } = useTranslation('education');
  const { t: common } = useTranslation('common');
  return (
    <article className="grid gap-5">
      <title>{item.title}</title>
      <PageTitle eyebrow={t(`topics.${item.category}`)}>{item.title}</PageTitle>
      <p className="text-18 text-ink-soft">{item.description}</p>
      {!item.reviewedBy && (
        <p className="flex gap-2 rounded-control bg-sunken px-3 py-2 text-14 text-ink-soft">
          <Stethoscope size={18} className="mt-px shrink-0" />
          {common('notReviewed')}
        </p>
      )}
      <Player item={item} />
      {item.sections.map((section) => (
        <section key={section.title} className="grid gap-2">
          <h2 className="text-22 leading-tight font-bold">{section.title}</h2>
          <Passages blocks={section.blocks} />
        </section>
      ))}
      <Provenance known={item} />
    </article>
  );
}
