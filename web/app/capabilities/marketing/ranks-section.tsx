import { MOST_RANKS } from '@lakou/contract/marketing.rules';
import { clampPosition, newRank, toCsv } from '@lakou/contract/marketing-plan.rules';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { RankDialog } from './rank.dialog.tsx';
import { saveText } from './save-text.ts';
import type { SectionProps } from './section-props.ts';

type Row = SectionProps['work']['ranks'][number];
const COLUMNS = ['kw', 'loc', 'pos', 'url', 'tag', 'competitor'] as const;

const keyOf = ({ kw, loc, url }: Pick<Row, 'kw' | 'loc' | 'url'>) => [kw, loc, url].join(' ').trim();

/** Where own pages stand for a keyword, as somebody looked it up. */
export function RanksSection({ work, change }: SectionProps) {
  const { t } = useTranslation('marketing');
  const [adding, setAdding] = useState(false);
  const { ranks } = work;
  return (
    <>
      <p className="text-14 text-ink-soft">{t('ranksText')}</p>
      <div className="flex flex-wrap gap-3">
        {ranks.length < MOST_RANKS && (
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {t('addRank')}
          </Button>
        )}
        {ranks.length > 0 && (
          <Button
            variant="ghost"
            icon={Download}
            onClick={() =>
              saveText(
                'ranks',
                'csv',
                toCsv([COLUMNS, ...ranks.map((row) => COLUMNS.map((column) => row[column]))]),
              )
            }
          >
            {t('exportCsv')}
          </Button>
        )}
      </div>
      {ranks.length === 0 ? (
        <NothingYet text={t('noRanks')} />
      ) : (
        <ul
          aria-label={t('section.ranks')}
          className="overflow-hidden rounded-card border border-line bg-surface"
        >
          {ranks.map((row, at) => (
            <OneRank
              key={keyOf(row)}
              row={row}
              onPosition={(pos) => change({ ranks: ranks.with(at, { ...row, pos }) })}
              onRemove={() => change({ ranks: ranks.filter((_, index) => index !== at) })}
            />
          ))}
        </ul>
      )}
      {adding && (
        <RankDialog
          onUse={(rank) => {
            const others = ranks.filter((row) => keyOf(row) !== keyOf(rank));
            change({ ranks: [...others, newRank(rank)] });
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

interface OneRankProps {
  row: Row;
  onPosition: (pos: number) => void;
  onRemove: () => void;
}

function OneRank({ row, onPosition, onRemove }: OneRankProps) {
  const { t } = useTranslation('marketing');
  const [typed, setTyped] = useState(String(row.pos));
  function read() {
    const pos = clampPosition(Number.parseInt(typed, 10) || row.pos);
    setTyped(String(pos));
    if (pos !== row.pos) onPosition(pos);
  }
  const facts = [row.loc, row.url, row.tag, row.competitor && `${t('competitor')}: ${row.competitor}`];
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-2 border-line p-4 not-first:border-t">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{row.kw}</p>
        <p className="text-14 text-ink-soft wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <IconButton icon={Trash2} label={t('remove', { name: row.kw })} onClick={onRemove} />
      <div className="col-span-2 max-w-60">
        <TextField
          label={t('posOf', { kw: row.kw })}
          inputMode="numeric"
          maxLength={3}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={read}
        />
      </div>
    </li>
  );
}
