import type { UnassignedVisit } from '@lakou/contract/dispatch';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { HaitiMap } from '../../ui/map/haiti-map.tsx';
import { coordinatesOf, pointOf } from '../../ui/map/place-draft.ts';
import { isInHaiti, nameIn, type Point, townNamed } from '../../ui/map/towns.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogSave } from '../../ui/use-dialog-save.ts';
import { DISPATCH_KEY } from './dispatch.queries.ts';
import { townsLike } from './place-of.ts';

const MOST_OFFERED = 8;

interface PlaceVisitDialogProps {
  visit: UnassignedVisit;
  onPlaced: (visit: UnassignedVisit) => void;
  onClose: () => void;
}

/** Asks where an address is that names no town we know: the name of one, or a tap on the map. */
export function PlaceVisitDialog({ visit, onPlaced, onClose }: PlaceVisitDialogProps) {
  const { t } = useTranslation('dispatch');
  const lang = useLanguage();
  const queries = useQueryClient();
  const chips = useId();
  const [typed, setTyped] = useState('');
  const [town, setTown] = useState<string>();
  const [point, setPoint] = useState<Point>();
  const { busy, problem, setProblem, save } = useDialogSave(() => {});
  const offered = townsLike(typed, MOST_OFFERED);

  function choose(name: string) {
    const chosen = townNamed(name);
    setTown(name);
    setPoint(chosen && { lat: chosen.lat, lng: chosen.lng });
    setProblem(undefined);
  }
  function tap(where: Point) {
    setTown(undefined);
    // To a metre: more than a finger can say.
    setPoint(pointOf({ name: '', ...coordinatesOf(where) }));
    setProblem(undefined);
  }
  function submit() {
    if (!point) return setProblem(t('placeMissing'));
    void save(async () => {
      const body = { lat: point.lat, lng: point.lng };
      const placed = await api('PUT /api/clinics/bookings/:id/place', { params: { id: visit.id }, body });
      await queries.invalidateQueries({ queryKey: DISPATCH_KEY });
      toast.success(t('placed'));
      onPlaced(placed);
    });
  }
  return (
    <FormDialog
      title={t('placeTitle')}
      save={t('placeSave')}
      busy={busy}
      problem={problem}
      onSave={submit}
      onClose={onClose}
    >
      <div className="grid gap-1 wrap-anywhere">
        <p className="font-semibold">{visit.patientName}</p>
        <p className="text-ink-soft">{visit.location}</p>
      </div>
      <div className="grid gap-3">
        <TextField
          label={t('town')}
          hint={t('townHint')}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {offered.length > 0 && (
          <ChoiceChips
            legend={t('townChoose')}
            name={chips}
            options={offered.map((one) => ({ value: one.name, title: nameIn(lang, one) }))}
            value={town}
            onChange={choose}
          />
        )}
        {typed.trim() !== '' && offered.length === 0 && (
          <p role="status" className="text-15 text-ink-soft">
            {t('townUnknown')}
          </p>
        )}
      </div>
      {!point || isInHaiti(point) ? (
        <div>
          <p className="mb-1.5 text-14 text-ink-soft">{t('placeTap')}</p>
          <HaitiMap point={point} onPick={tap} />
        </div>
      ) : null}
    </FormDialog>
  );
}
