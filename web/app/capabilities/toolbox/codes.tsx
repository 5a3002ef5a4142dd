import type { CodeSuggestion } from '@lakou/contract/toolbox';
import { LONGEST_DESCRIPTION } from '@lakou/contract/toolbox.rules';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useDebounced } from '../../platform/use-debounced.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { readRecentCodes, rememberCode } from './recent-codes.ts';
import { codesQuery } from './toolbox.queries.ts';
import { carriedOver } from './toolbox-address.ts';

/** Codes at each pause of the typing; copied ones are remembered on the device. */
export function Codes() {
  const { t } = useTranslation('toolbox');
  const lang = useLanguage();
  const [params] = useSearchParams();
  const { words = '' } = carriedOver(useLocation().state);
  const [typed, setTyped] = useState(params.get('code') ?? words.slice(0, LONGEST_DESCRIPTION));
  const [recent, setRecent] = useState(readRecentCodes);
  const query = useDebounced(typed.trim());
  const found = useQuery(codesQuery(query, lang));
  const copy = async (code: CodeSuggestion) => {
    setRecent(rememberCode(code));
    try {
      await navigator.clipboard.writeText(code.code);
      toast.success(t('copied', { code: code.code }));
    } catch {
      // Without permission, or where the page is not secure; the code is on the screen.
      toast.error(t('notCopied', { code: code.code }));
    }
  };
  return (
    <div className="grid gap-4">
      <TextField
        type="search"
        label={t('description')}
        hint={query === '' ? t('descriptionMissing') : undefined}
        icon={Search}
        maxLength={LONGEST_DESCRIPTION}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {query === '' ? (
        recent.length > 0 && (
          <section className="grid gap-2">
            <h2 className="text-16 font-bold">{t('recent')}</h2>
            <CodeRows codes={recent} onCopy={copy} />
          </section>
        )
      ) : (
        <QueryState
          query={found}
          skeleton={
            <Skeleton>
              <SkeletonText />
            </Skeleton>
          }
          isEmpty={({ codes }) => codes.length === 0}
          empty={<p className="text-16 text-ink-soft">{t('noCodes')}</p>}
        >
          {({ codes }) => <CodeRows codes={codes} onCopy={copy} />}
        </QueryState>
      )}
    </div>
  );
}

interface CodeRowsProps {
  codes: readonly CodeSuggestion[];
  onCopy: (code: CodeSuggestion) => void;
}

function CodeRows({ codes, onCopy }: CodeRowsProps) {
  const { t } = useTranslation('toolbox');
  return (
    <ul className="grid gap-2">
      {codes.map((code) => (
        <Card as="li" key={code.code}>
          <div className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="text-16">
                <strong>{code.code}</strong> {code.description}
              </p>
              {code.notes && <p className="text-14 text-ink-soft">{code.notes}</p>}
            </div>
            <IconButton icon={Copy} label={t('copy', { code: code.code })} onClick={() => onCopy(code)} />
          </div>
        </Card>
      ))}
    </ul>
  );
}
