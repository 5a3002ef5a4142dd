import type { InventoryItem } from '@lakou/contract/inventory';
import { MOST_COUNTED } from '@lakou/contract/inventory.rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { useUser } from '../../platform/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormError } from '../../ui/form-error.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { type Counted, CountRow } from './count-row.tsx';
import { INVENTORY_KEY, inventoryQuery } from './inventory.queries.ts';
import { Stocktakes } from './stocktakes.tsx';

export const clientLoader = needsWords('inventory');

const isCount = (text: string) => /^\d{1,7}$/.test(text.trim());

/** Counting the shelves: what was filled in is saved in one step; the rest stays as it is. */
export default function StocktakePage() {
  const { t } = useTranslation('inventory');
  const clinicId = useUser().clinicId ?? '';
  const query = useInfiniteQuery(inventoryQuery(clinicId, { q: '', low: false }));
  return (
    <div className="grid gap-4">
      <title>{t('countTitle')}</title>
      <p>
        <BackLink to="/app/inventory">{t('title')}</BackLink>
      </p>
      <PageTitle>{t('countTitle')}</PageTitle>
      <p className="text-ink-soft">{t('countText')}</p>
      <PagedList query={query} failed={t('failed')} more={t('more')} empty={<EmptyCard text={t('none')} />}>
        {(items) => <CountForm clinicId={clinicId} items={items} />}
      </PagedList>
      <Stocktakes clinicId={clinicId} />
    </div>
  );
}

function CountForm({ clinicId, items }: { clinicId: string; items: readonly InventoryItem[] }) {
  const { t } = useTranslation('inventory');
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const [counts, setCounts] = useState<Readonly<Record<string, Counted>>>({});
  const filled = items.filter(({ id }) => counts[id]?.counted.trim());
  const isWrong = filled.some(({ id }) => !isCount(counts[id]?.counted ?? ''));
  const { save, isSaving, problem } = useSave(
    () =>
      api('POST /api/clinics/:id/stocktakes', {
        params: { id: clinicId },
        body: {
          clientId,
          counts: filled.slice(0, MOST_COUNTED).map(({ id, version }) => ({
            itemId: id,
            // What somebody changed since it was counted is refused.
            version: counts[id]?.version ?? version,
            counted: Number(counts[id]?.counted),
            reason: counts[id]?.reason ?? '',
          })),
        },
      }),
    {
      queryKey: INVENTORY_KEY,
      done: t('countDone'),
      failed: t('countFailed'),
      onDone: () => {
        setCounts({});
        setClientId(crypto.randomUUID());
      },
    },
  );
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (filled.length > 0 && !isWrong && !isSaving) save(undefined);
      }}
    >
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {items.map((item) => (
          <CountRow
            key={item.id}
            item={item}
            value={counts[item.id]}
            isWrong={Boolean(counts[item.id]?.counted.trim()) && !isCount(counts[item.id]?.counted ?? '')}
            onChange={(value) => setCounts((before) => ({ ...before, [item.id]: value }))}
          />
        ))}
      </ul>
      {problem && <FormError>{problem}</FormError>}
      <Button type="submit" block busy={isSaving} disabled={filled.length === 0 || isWrong}>
        {t('countSave', { count: filled.length })}
      </Button>
    </form>
  );
}
