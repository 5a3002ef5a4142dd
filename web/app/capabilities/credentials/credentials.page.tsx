import type { Credential } from '@lakou/contract/credentials';
import { CREDENTIAL_TYPES } from '@lakou/contract/credentials.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { AddCredential } from './add-credential.tsx';
import { credentialsQuery } from './credentials.queries.ts';
import { ExpiryTimeline } from './expiry-timeline.tsx';
import { Paper } from './paper.tsx';

export const clientLoader = needsWords('credentials');

/** The vault of a provider's papers: of each kind the one in force and the one sent last. */
export default function Credentials() {
  const { t } = useTranslation('credentials');
  const [adding, setAdding] = useState<Credential['type']>();
  return (
    <div className="grid max-w-180 gap-4">
      <title>{t('title')}</title>
      <PageTitle>{t('title')}</PageTitle>
      <p className="text-ink-soft">{t('intro')}</p>
      <QueryState query={useQuery(credentialsQuery)} failed={t('failed')}>
        {(papers) => (
          <div className="grid gap-4">
            <ExpiryTimeline papers={papers} />
            <ul className="grid gap-3">
              {CREDENTIAL_TYPES.map((type) => (
                <Kind
                  key={type}
                  type={type}
                  papers={papers.filter((paper) => paper.type === type)}
                  onAdd={() => setAdding(type)}
                />
              ))}
            </ul>
          </div>
        )}
      </QueryState>
      {adding && <AddCredential type={adding} onClose={() => setAdding(undefined)} />}
    </div>
  );
}

interface KindProps {
  type: Credential['type'];
  papers: readonly Credential[];
  onAdd: () => void;
}

function Kind({ type, papers, onAdd }: KindProps) {
  const { t } = useTranslation('credentials');
  const name = t(`type.${type}`);
  const act = papers.length > 0 ? t('replace') : t('add');
  return (
    <Card as="li">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-18">{name}</h2>
          <Button variant="secondary" size="sm" aria-label={`${act}: ${name}`} onClick={onAdd}>
            {act}
          </Button>
        </div>
        {papers.length === 0 && <p className="text-15 text-ink-soft">{t('none')}</p>}
        {papers.map((paper) => (
          <Paper key={paper.id} paper={paper} />
        ))}
      </div>
    </Card>
  );
}
