import type { Place } from '@lakou/contract/user';
import { LONGEST_PLACE_NAME } from '@lakou/contract/user.rules';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { FieldNote } from '../field.tsx';
import { TextField } from '../text-field.tsx';
import { HaitiMap } from './haiti-map.tsx';
import { coordinatesOf, draftOf, EMPTY_PLACE, pointOf } from './place-draft.ts';
import { TownSelect } from './town-select.tsx';
import { isInHaiti, nameIn, nearestTown, type Point, type Town } from './towns.ts';
import { useMyLocation } from './use-my-location.ts';

interface PlaceDialogProps {
  /** The place to change; undefined to add one. */
  place: Place | undefined;
  onSave: (place: Place) => void;
  onClose: () => void;
}

/** Chooses a place in one of three ways: a tap on the map, a town of the list, or the position of the phone. */
export default function PlaceDialog({ place, onSave, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('common');
  const lang = useLanguage();
  const id = useId();
  const [draft, setDraft] = useState(place ? draftOf(place) : EMPTY_PLACE);
  const [town, setTown] = useState('');
  const [named, setNamed] = useState(place !== undefined);
  const [tried, setTried] = useState(false);
  const point = pointOf(draft);
  const change = (some: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...some }));

  /** The name of the town is used until the place has a name of its own. */
  function mark(where: Point, chosen?: Town) {
    const near = chosen ?? nearestTown(where);
    setTown(chosen?.name ?? '');
    change({ ...coordinatesOf(where), ...(near && !named && { name: nameIn(lang, near) }) });
  }
  const { state, ask } = useMyLocation(mark);

  const nameProblem = tried && draft.name.trim() === '' ? t('map.nameMissing') : undefined;
  const pointProblem = tried && !point ? t('map.pointMissing') : undefined;
  const locationProblem = state === 'denied' || state === 'unknown' ? t(`map.${state}`) : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    const name = draft.name.trim();
    if (name && point) onSave({ name, ...point });
    else document.getElementById(name ? `${id}-lat` : `${id}-name`)?.focus();
  }

  return (
    <Dialog
      title={place ? t('map.changePlace') : t('map.addPlace')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} block>
          {place ? t('map.save') : t('map.add')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-2">
          <TownSelect value={town} onChoose={(chosen) => mark(chosen, chosen)} />
          <Button variant="tint" size="sm" icon={LocateFixed} busy={state === 'asking'} onClick={ask}>
            {t('map.useMyLocation')}
          </Button>
          <div role="alert">
            <FieldNote id={`${id}-location`} error={locationProblem} />
          </div>
        </div>
        {point && !isInHaiti(point) ? (
          <p className="rounded-card bg-night-tint p-3.5 text-15 text-night">{t('map.abroad')}</p>
        ) : (
          <div>
            <p className="mb-1.5 text-14 text-ink-soft">{t('map.tap')}</p>
            <HaitiMap point={point} onPick={mark} />
          </div>
        )}
        <TextField
          id={`${id}-name`}
          label={t('map.name')}
          hint={t('map.nameHint')}
          required
          maxLength={LONGEST_PLACE_NAME}
          error={nameProblem}
          value={draft.name}
          onChange={(event) => {
            setNamed(event.target.value !== '');
            change({ name: event.target.value });
          }}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            id={`${id}-lat`}
            label={t('map.latitude')}
            inputMode="text"
            autoComplete="off"
            error={pointProblem}
            value={draft.lat}
            onChange={(event) => change({ lat: event.target.value })}
          />
          <TextField
            label={t('map.longitude')}
            inputMode="text"
            autoComplete="off"
            value={draft.lng}
            onChange={(event) => change({ lng: event.target.value })}
          />
        </div>
      </form>
    </Dialog>
  );
}
