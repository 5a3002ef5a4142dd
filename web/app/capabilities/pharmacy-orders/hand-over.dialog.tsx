import type { HandedLine, OrderLine, PharmacyOrder } from '@lakou/contract/pharmacy-orders';
import { medicineWord } from '@lakou/contract/prescriptions.rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useUser } from '../../platform/session.ts';
import { useSave } from '../../ui/form/use-save.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { INVENTORY_KEY } from '../inventory/inventory.queries.ts';
import { ORDERS_KEY } from '../prescriptions/orders.queries.ts';
import { StockChoice } from './stock-choice.tsx';

interface Draft {
  readonly search: string;
  readonly itemId: string | undefined;
  readonly quantity: string;
}

const countOf = (typed: string) =>
  /^\d+$/.test(typed.trim()) ? Number(typed) : typed.trim() === '' ? 0 : Number.NaN;

/** From which item of the stock how many of each medicine are handed over. */
export function HandOverDialog({ order, onClose }: { order: PharmacyOrder; onClose: () => void }) {
  const { t } = useTranslation('pharmacy-orders');
  const { clinicId } = useUser();
  const queries = useQueryClient();
  const [tried, setTried] = useState(false);
  const left = order.lines.filter(({ most }) => most > 0);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>(() =>
    Object.fromEntries(
      left.map(({ prescriptionId, drug, most }) => [
        prescriptionId,
        { search: medicineWord(drug), itemId: undefined, quantity: String(most) },
      ]),
    ),
  );
  const { save, isSaving, problem } = useSave(
    async (lines: HandedLine[]) => {
      await api('POST /api/pharmacy-orders/:id/hand-over', { params: { id: order.id }, body: { lines } });
      await queries.invalidateQueries({ queryKey: INVENTORY_KEY });
    },
    { queryKey: ORDERS_KEY, done: t('handedOverDone'), failed: t('saveFailed'), onDone: onClose },
  );
  const draftOf = (line: OrderLine) =>
    drafts[line.prescriptionId] ?? { search: '', itemId: undefined, quantity: '' };
  const change = (line: OrderLine, changed: Partial<Draft>) =>
    setDrafts((before) => ({ ...before, [line.prescriptionId]: { ...draftOf(line), ...changed } }));
  const wrongCount = (line: OrderLine) => {
    const count = countOf(draftOf(line).quantity);
    return Number.isNaN(count) || count > line.most;
  };
  const handed = left.filter((line) => countOf(draftOf(line).quantity) > 0);
  const withoutItem = (line: OrderLine) => countOf(draftOf(line).quantity) > 0 && !draftOf(line).itemId;
  function submit() {
    setTried(true);
    if (handed.length === 0 || left.some((line) => wrongCount(line) || withoutItem(line))) return;
    save(
      handed.map((line) => ({
        prescriptionId: line.prescriptionId,
        itemId: draftOf(line).itemId ?? '',
        quantity: countOf(draftOf(line).quantity),
      })),
    );
  }
  return (
    <FormDialog
      title={t('handOver')}
      save={t('handOver')}
      busy={isSaving}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <p>{t('handOverAbout')}</p>
      {left.length === 0 && <p className="font-semibold">{t('nothingLeft')}</p>}
      {left.map((line) => (
        <fieldset key={line.prescriptionId} className="grid min-w-0 gap-3 border-t border-line pt-4">
          <legend className="sr-only">{line.drug}</legend>
          <p className="text-18 font-bold wrap-anywhere">{line.drug}</p>
          <TextField
            label={t('howMany')}
            hint={t('mostNow', { count: line.most })}
            inputMode="numeric"
            maxLength={5}
            error={tried && wrongCount(line) ? t('tooMany', { count: line.most }) : undefined}
            value={draftOf(line).quantity}
            onChange={({ target }) => change(line, { quantity: target.value })}
          />
          <StockChoice
            clinicId={clinicId ?? ''}
            name={line.prescriptionId}
            search={draftOf(line).search}
            itemId={draftOf(line).itemId}
            error={tried && withoutItem(line) ? t('chooseItem') : undefined}
            onSearch={(search) => change(line, { search, itemId: undefined })}
            onChoose={(itemId) => change(line, { itemId })}
          />
        </fieldset>
      ))}
      {tried && left.length > 0 && handed.length === 0 && <FormError>{t('handNothing')}</FormError>}
    </FormDialog>
  );
}
