import type { SourceLine } from '@lakou/contract/system';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SystemFrame } from '../operations/system-frame.tsx';
import { codeQuery } from './system.queries.ts';

export const clientLoader = needsWords('system', 'operations');

const PAGE = 50;

/** The files of the server, found by a part of their path. */
export default function CodePage() {
  return (
    <SystemFrame>
      <Files />
    </SystemFrame>
  );
}

function Files() {
  const { t } = useTranslation('system');
  const { get, put } = useAddress();
  const search = get('q').toLowerCase();
  return (
    <>
      <p className="text-ink-soft">{t('codeHint')}</p>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clear')}
        value={get('q')}
        onChange={(text) => put('q', text)}
      />
      <QueryState query={useQuery(codeQuery)}>
        {(files) => (
          <FileList key={search} files={files.filter(({ path }) => path.toLowerCase().includes(search))} />
        )}
      </QueryState>
    </>
  );
}

function FileList({ files }: { files: readonly SourceLine[] }) {
  const { t } = useTranslation('system');
  const [shown, setShown] = useState(PAGE);
  if (files.length === 0) return <EmptyCard text={t('noFiles')} />;
  return (
    <>
      <p role="status" className="text-14 text-ink-soft">
        {t('files', { count: files.length })}
      </p>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {files.slice(0, shown).map(({ id, path, lines }) => (
          <li key={id} className="border-line not-first:border-t">
            <Link
              to={`/app/system/code/${id}`}
              className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunken"
            >
              <span className="grow">
                <span className="block font-mono text-14 wrap-anywhere">{path}</span>
                <span className="text-14 text-ink-soft">{t('lines', { count: lines })}</span>
              </span>
              <ChevronRight size={20} className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      {files.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
