import type { Place } from '@lakou/contract/user';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { FieldNote, type FieldTexts } from '../field.tsx';
import { IconButton } from '../icon-button.tsx';
import { Skeleton, SkeletonBlock } from '../skeleton.tsx';

// The dialog, the map and the towns are loaded when somebody adds a place.
const PlaceDialog = lazy(() => import('./place-dialog.tsx'));

interface PlacePickerProps extends Pick<FieldTexts, 'hint' | 'error'> {
  id?: string;
  legend: string;
  value: readonly Place[];
  onChange: (places: Place[]) => void;
  max?: number;
}

/** The places where somebody works, each with a name and a point on the map. */
export function PlacePicker({
  id: givenId,
  legend,
  value,
  onChange,
  max = 20,
  hint,
  error,
}: PlacePickerProps) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const id = givenId ?? ownId;
  // The index of the place to change; the length of the list to add one.
  const [open, setOpen] = useState<number>();

  function save(place: Place) {
    if (open !== undefined) onChange(value.toSpliced(open, 1, place));
    setOpen(undefined);
  }
  function remove(at: number) {
    onChange(value.toSpliced(at, 1));
    document.getElementById(id)?.focus();
  }
  return (
    <fieldset aria-describedby={error || hint ? `${id}-note` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">{legend}</legend>
      {value.length > 0 && (
        <ul className="mb-3 rounded-card border border-line bg-surface">
          {value.map((place, at) => (
            <li
              key={`${place.name} ${place.lat} ${place.lng}`}
              className="flex min-h-14 items-center gap-1 border-line pr-1 pl-3.5 not-first:border-t"
            >
              <MapPin size={20} className="mr-2 shrink-0 text-sea" />
              <span className="min-w-0 grow py-2 font-medium wrap-anywhere">{place.name}</span>
              <IconButton
                icon={Pencil}
                label={t('map.changeNamed', { name: place.name })}
                onClick={() => setOpen(at)}
              />
              <IconButton
                icon={Trash2}
                label={t('map.removeNamed', { name: place.name })}
                onClick={() => remove(at)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        id={id}
        variant="secondary"
        icon={Plus}
        disabled={value.length >= max}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onClick={() => setOpen(value.length)}
      >
        {t('map.addPlace')}
      </Button>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
      {open !== undefined && (
        <Suspense fallback={<Opening title={t('map.addPlace')} onClose={() => setOpen(undefined)} />}>
          <PlaceDialog place={value[open]} onSave={save} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </fieldset>
  );
}

function Opening(dialog: { title: string; onClose: () => void }) {
  return (
    <Dialog {...dialog}>
      <Skeleton>
        <SkeletonBlock size="h-12 w-full mb-5" />
        <SkeletonBlock size="h-64 w-full" />
      </Skeleton>
    </Dialog>
  );
}
