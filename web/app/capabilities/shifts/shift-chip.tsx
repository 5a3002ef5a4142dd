import type { Shift } from '@lakou/contract/shifts';
import { useTranslation } from '#platform/language/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { useShiftTexts } from './use-shift-texts.ts';

interface ShiftChipProps {
  shift: Shift;
  timeZone: string;
  /** Undefined for those who only look. */
  onOpen: (() => void) | undefined;
}

/** The hours of a shift; a draft has a dashed frame and says so. Its text stays on paper, where buttons do not. */
export function ShiftChip({ shift, timeZone, onOpen }: ShiftChipProps) {
  const { t } = useTranslation('shifts');
  const { times } = useShiftTexts(timeZone);
  const text = times(shift);
  return (
    <li
      className={classNames(
        'relative grid min-h-11 content-center rounded-control border px-2.5 py-1.5 text-14 leading-snug',
        shift.isDraft
          ? 'border-dashed border-line-strong bg-surface'
          : 'border-transparent bg-sea-tint text-sea',
      )}
    >
      <span className="font-semibold">{text}</span>
      {shift.isDraft && <span className="text-13 text-ink-soft">{t('draft')}</span>}
      {onOpen && (
        <button
          type="button"
          aria-label={t('open', { name: shift.staffName, times: text })}
          onClick={onOpen}
          className="absolute inset-0 cursor-pointer rounded-control hover:bg-current/10"
        />
      )}
    </li>
  );
}
