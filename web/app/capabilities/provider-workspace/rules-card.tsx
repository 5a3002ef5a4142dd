import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import type { MyAvailability, VisitBuffer } from '@lakou/contract/scheduling';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { RadiusField } from '../profiles/offer/radius-field.tsx';

const HOURS = [0, 1, 2, 4, 8, 12, 24, 48, 72, 168];
const DAY = 24;
const MINUTES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];
/** The values to choose from, with the one that is set. */
const choices = (offered: readonly number[], value: number) =>
  [...new Set([...offered, value])].toSorted((a, b) => a - b);

interface RulesCardProps extends Pick<MyAvailability, 'buffers' | 'noticeHours'> {
  /** In kilometres, as typed. */
  radius: string;
  isRadiusWrong: boolean;
  /** The kinds of visit that are offered; all when none were chosen yet. */
  modes: readonly VisitBuffer['mode'][];
  onNotice: (hours: number) => void;
  onBuffers: (buffers: VisitBuffer[]) => void;
  onRadius: (km: string) => void;
}

/** How long before a visit it can be booked, the minutes kept free around it, and how far the provider goes. */
export function RulesCard(props: RulesCardProps) {
  const { buffers, noticeHours, radius, isRadiusWrong, onNotice, onBuffers, onRadius } = props;
  const { t } = useTranslation('provider-workspace');
  const { t: profiles } = useTranslation('profiles');
  const modes = props.modes.length > 0 ? props.modes : BOOKING_MODES;
  const written = (hours: number) => {
    if (hours === 0) return t('rules.anyTime');
    return hours % DAY === 0 && hours > DAY
      ? t('rules.days', { count: hours / DAY })
      : t('rules.hours', { count: hours });
  };
  const bufferOf = (mode: VisitBuffer['mode']) =>
    buffers.find((one) => one.mode === mode) ?? { mode, before: 0, after: 0 };
  const change = (buffer: VisitBuffer) =>
    onBuffers(
      BOOKING_MODES.map((mode) => (mode === buffer.mode ? buffer : bufferOf(mode))).filter(
        ({ before, after }) => before + after > 0,
      ),
    );
  return (
    <Card>
      <div className="grid gap-5">
        <Select
          label={t('rules.notice')}
          hint={t('rules.noticeHint')}
          value={noticeHours}
          onChange={({ target }) => onNotice(Number(target.value))}
        >
          {choices(HOURS, noticeHours).map((hours) => (
            <option key={hours} value={hours}>
              {written(hours)}
            </option>
          ))}
        </Select>
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-1 text-15 font-semibold">{t('rules.buffers')}</legend>
          <p className="text-14 text-ink-soft">{t('rules.buffersHint')}</p>
          {modes.map((mode) => (
            <Buffer key={mode} buffer={bufferOf(mode)} onChange={change} />
          ))}
        </fieldset>
        {modes.includes('in_home') && (
          <RadiusField
            id="radius"
            name="radius"
            value={radius}
            error={isRadiusWrong ? profiles('problems.radius') : undefined}
            onChange={onRadius}
          />
        )}
      </div>
    </Card>
  );
}

interface BufferProps {
  buffer: VisitBuffer;
  onChange: (buffer: VisitBuffer) => void;
}

function Buffer({ buffer, onChange }: BufferProps) {
  const { t } = useTranslation('provider-workspace');
  const { t: bookings } = useTranslation('bookings');
  const kind = bookings(`modeVisit.${buffer.mode}`);
  return (
    <div className="grid grid-cols-2 gap-2">
      {(['before', 'after'] as const).map((side) => (
        <Select
          key={side}
          label={t(`rules.${side}`, { kind })}
          value={buffer[side]}
          onChange={({ target }) => onChange({ ...buffer, [side]: Number(target.value) })}
        >
          {choices(MINUTES, buffer[side]).map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? t('rules.none') : t('lengths.minutes', { count: minutes })}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
}
