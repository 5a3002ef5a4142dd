import type { MedicalImage } from '@lakou/contract/images';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';

/** Which frame of a DICOM image is shown, and in which brightness window. */
export interface Frame {
  readonly frame: number;
  readonly center: number | null;
  readonly width: number | null;
}

export const firstFrame = ({ dicom }: MedicalImage): Frame => ({
  frame: 0,
  center: dicom?.center ?? null,
  width: dicom?.width ?? null,
});

export function frameAddress(id: string, { frame, center, width }: Frame): string {
  const window = center === null || width === null ? '' : `?center=${center}&width=${width}`;
  return `/api/data/images/${id}/frames/${frame}${window}`;
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** Tells its value when it is let go: each one is another picture to load. */
export function Slider({ label, value, min, max, onChange }: SliderProps) {
  const id = useId();
  const [held, setHeld] = useState<number>();
  const tell = () => {
    if (held !== undefined) onChange(held);
    setHeld(undefined);
  };
  return (
    <div>
      <label htmlFor={id} className="text-15 font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={held ?? value}
        onChange={(event) => setHeld(Number(event.target.value))}
        onPointerUp={tell}
        onKeyUp={tell}
        onBlur={tell}
        className="block h-11 w-full accent-sea"
      />
    </div>
  );
}

interface DicomControlsProps {
  image: MedicalImage;
  value: Frame;
  onChange: (value: Frame) => void;
}

export function DicomControls({ image, value, onChange }: DicomControlsProps) {
  const { t } = useTranslation('images');
  const { dicom } = image;
  if (!dicom?.shown) return null;
  const { center, width, frames } = dicom;
  const number = value.frame + 1;
  return (
    <div className="grid gap-2">
      {frames > 1 && (
        <Slider
          label={t('viewer.frame', { frame: number, frames })}
          value={number}
          min={1}
          max={frames}
          onChange={(one) => onChange({ ...value, frame: one - 1 })}
        />
      )}
      {center !== null && width !== null && value.center !== null && value.width !== null && (
        <div className="grid gap-2 md:grid-cols-2 md:gap-4">
          <Slider
            label={t('viewer.brightness')}
            value={value.center}
            min={Math.round(center - width)}
            max={Math.round(center + width)}
            onChange={(one) => onChange({ ...value, center: one })}
          />
          <Slider
            label={t('viewer.range')}
            value={value.width}
            min={1}
            max={Math.round(width * 2)}
            onChange={(one) => onChange({ ...value, width: one })}
          />
        </div>
      )}
      <p className="text-14 text-ink-soft">{t('viewer.notForDiagnosis')}</p>
    </div>
  );
}
