import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ColouredCode } from './coloured-code.tsx';
import { sourceQuery } from './system.queries.ts';

export const clientLoader = needsWords('system');

/** One file of the server, to read only. */
export default function SourcePage() {
  return <Source />;
}

function Source() {
  const { t } = useTranslation('system');
  const { id = '' } = useParams();
  const query = useQuery(sourceQuery(id));
  const path = query.data?.path;
  const title = path?.slice(path.lastIndexOf('/') + 1) ?? t('file');
  return (
    <div className="grid gap-4">
      <title>{title}</title>
      <BackLink to="/app/system/code">{t('allFiles')}</BackLink>
      <h1 className="font-mono text-22 font-bold wrap-anywhere">{title}</h1>
      <QueryState query={query} notFound={<EmptyCard text={t('noSuchFile')} />}>
        {(file) => (
          <>
            <p className="font-mono text-14 text-ink-soft wrap-anywhere">
              {file.path} · {t('lines', { count: file.lines })}
            </p>
            <ColouredCode path={file.path} text={file.text} />
          </>
        )}
      </QueryState>
    </div>
  );
}
