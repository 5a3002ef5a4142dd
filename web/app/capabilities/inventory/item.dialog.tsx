import type { InventoryItem } from '@lakou/contract/inventory';
import { HIGHEST_PRICE_CENTS } from '@lakou/contract/inventory.rules';
import { parseDecimal } from '@lakou/i18n';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DeleteBelow } from '../../ui/delete-below.tsx';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { INVENTORY_KEY } from './inventory.queries.ts';
import { type OfferDraft, PublicOffer } from './public-offer.tsx';
import { ScanItem } from './scan-item.tsx';

interface ItemDialogProps {
  clinicId: string;
  /** The item to change; without it a new one is added. */
  item?: InventoryItem;
  onClose: () => void;
}

const EMPTY = {
  name: '',
  sku: '',
  description: '',
  unitOfMeasure: '',
  supplier: '',
  currentStock: '0',
  reorderPoint: '0',
};
type Draft = typeof EMPTY;

const draftOf = ({ name, sku, description, unitOfMeasure, supplier, ...item }: InventoryItem): Draft => ({
  name,
  sku,
  description,
  unitOfMeasure,
  supplier,
  currentStock: String(item.currentStock),
  reorderPoint: String(item.reorderPoint),
});

const offerOf = (item: InventoryItem | undefined): OfferDraft => ({
  medicine: item?.medicine ?? '',
  price: item?.publicPriceCents ? (item.publicPriceCents / 100).toFixed(2) : '',
  currency: item?.publicCurrency ?? 'HTG',
});

/** Whole cents; null without a price, undefined for what is none. */
function centsOf(amount: number | undefined, typed: string): number | null | undefined {
  if (!typed.trim()) return null;
  const cents = amount === undefined ? 0 : Math.round(amount * 100);
  return cents > 0 && cents <= HIGHEST_PRICE_CENTS ? cents : undefined;
}

type Sent = Draft & {
  medicine: string | null;
  publicPriceCents: number | null;
  publicCurrency: OfferDraft['currency'];
};

export function ItemDialog({ clinicId, item, onClose }: ItemDialogProps) {
  const { t } = useTranslation('inventory');
  const [draft, setDraft] = useState<Draft>(() => (item ? draftOf(item) : EMPTY));
  const lang = useLanguage();
  const [offer, setOffer] = useState(() => offerOf(item));
  const [tried, setTried] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { save, isSaving, problem } = useSave(
    (body: Sent) =>
      item
        ? api('PUT /api/clinics/inventory/:id', {
            params: { id: item.id },
            body: { ...body, version: item.version },
          })
        : api('POST /api/clinics/:id/inventory', { params: { id: clinicId }, body }),
    { queryKey: INVENTORY_KEY, done: t('saved'), failed: t('saveFailed'), onDone: onClose },
  );
  const missing = (name: 'name' | 'sku') => tried && !draft[name].trim();
  const control = (name: keyof Draft) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  const cents = offer.medicine ? centsOf(parseDecimal(lang, offer.price), offer.price) : null;
  function submit() {
    setTried(true);
    if (!draft.name.trim() || !draft.sku.trim() || cents === undefined) return;
    const publicPriceCents = offer.medicine ? cents : null;
    save({ ...draft, medicine: offer.medicine || null, publicPriceCents, publicCurrency: offer.currency });
  }
  if (item && deleting)
    return <DeleteItem item={item} onClose={() => setDeleting(false)} onDeleted={onClose} />;
  return (
    <FormDialog
      title={t(item ? 'editTitle' : 'addTitle')}
      save={t('save')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
      after={item && <DeleteBelow text={t('delete')} onClick={() => setDeleting(true)} />}
    >
      <TextField
        label={t('name')}
        maxLength={200}
        error={missing('name') ? t('required') : undefined}
        {...control('name')}
      />
      <TextField
        label={t('sku')}
        maxLength={60}
        autoCapitalize="characters"
        error={missing('sku') ? t('required') : undefined}
        {...control('sku')}
      />
      {!item && <ScanItem onFound={(sku) => setDraft({ ...draft, sku })} />}
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label={t('stock')} inputMode="numeric" maxLength={7} {...control('currentStock')} />
        <TextField
          label={t('reorder')}
          hint={t('reorderHint')}
          inputMode="numeric"
          maxLength={7}
          {...control('reorderPoint')}
        />
        <TextField
          label={t('unit')}
          hint={t('unitHint')}
          optional
          maxLength={40}
          {...control('unitOfMeasure')}
        />
        <TextField label={t('supplier')} optional maxLength={200} {...control('supplier')} />
      </div>
      <TextArea label={t('description')} optional rows={2} maxLength={2000} {...control('description')} />
      <PublicOffer offer={offer} isPriceWrong={tried && cents === undefined} onChange={setOffer} />
    </FormDialog>
  );
}

interface DeleteItemProps {
  item: InventoryItem;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteItem({ item, onClose, onDeleted }: DeleteItemProps) {
  const { t } = useTranslation('inventory');
  const { save, isSaving } = useSave(
    (id: string) =>
      api('DELETE /api/clinics/inventory/:id', { params: { id } }).catch((error) => {
        toast.error(t('deleteFailed'));
        throw error;
      }),
    { queryKey: INVENTORY_KEY, done: t('deleted'), failed: t('deleteFailed'), onDone: onDeleted },
  );
  return (
    <ConfirmDialog
      title={t('delete')}
      text={t('deleteText', { name: item.name })}
      keep={t('keep')}
      busy={isSaving}
      onConfirm={() => save(item.id)}
      onClose={onClose}
    />
  );
}
