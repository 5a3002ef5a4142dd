import type { InventoryItem } from '@lakou/contract/inventory';
import { useInfiniteQuery } from '@tanstack/react-query';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { inventoryQuery } from './inventory.queries.ts';
import { ItemDialog } from './item.dialog.tsx';
import { ItemRow } from './item-row.tsx';
import { MovementDialog } from './movement.dialog.tsx';
import { ScanItem } from './scan-item.tsx';

export const clientLoader = needsWords('inventory');

type Open = { kind: 'add' } | { kind: 'edit' | 'move'; item: InventoryItem };

/** The stock room of a clinic; the search and the filter are in the address. */
export default function Inventory() {
  const { t } = useTranslation('inventory');
  const { clinicId, clinicRole } = useUser();
  const mayChange = clinicRole === 'Admin';
  const { get, put } = useAddress();
  const [open, setOpen] = useState<Open>();
  const q = get('q');
  const low = get('low') === '1';
  const query = useInfiniteQuery(inventoryQuery(clinicId ?? '', { q, low }));
  const close = () => setOpen(undefined);
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <PageTitle
        action={
          mayChange && (
            <Button icon={Plus} onClick={() => setOpen({ kind: 'add' })}>
              {t('add')}
            </Button>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <div>
        <ButtonLink variant="secondary" icon={ClipboardList} to="/app/inventory/count">
          {t('count')}
        </ButtonLink>
      </div>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('all')}
        value={q}
        onChange={(text) => put('q', text)}
      />
      <ScanItem onFound={(sku) => put('q', sku)} />
      <FilterChips
        legend={t('title')}
        options={[
          { value: '', title: t('all') },
          { value: '1', title: t('lowOnly') },
        ]}
        value={low ? '1' : ''}
        onChange={(value) => put('low', value)}
      />
      <PagedList
        query={query}
        failed={t('failed')}
        more={t('more')}
        empty={<EmptyCard text={q || low ? t('noneFound') : t('none')} />}
      >
        {(items) => (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {items.map((item) => (
              <ItemRow
                key={item.id}
                item={item}
                {...(mayChange && {
                  onEdit: () => setOpen({ kind: 'edit', item }),
                  onMove: () => setOpen({ kind: 'move', item }),
                })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {open?.kind === 'add' && <ItemDialog clinicId={clinicId ?? ''} onClose={close} />}
      {open?.kind === 'edit' && <ItemDialog clinicId={clinicId ?? ''} item={open.item} onClose={close} />}
      {open?.kind === 'move' && <MovementDialog item={open.item} onClose={close} />}
    </div>
  );
}
