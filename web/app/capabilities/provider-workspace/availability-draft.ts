import type { AvailabilityChanges, MyAvailability } from '@lakou/contract/scheduling';
import { LONGEST_RADIUS_KM } from '@lakou/contract/scheduling.rules';
import type { Language } from '@lakou/i18n';
import { areValid, isWeekValid } from '../profiles/hours/week.ts';
import { draftsOf, type FeeDraft, feesOf } from '../profiles/offer/fee-drafts.ts';

/** What the page changes and one button saves. */
export interface AvailabilityDraft
  extends Pick<MyAvailability, 'exceptions' | 'repeats' | 'serviceMinutes' | 'buffers' | 'noticeHours'> {
  readonly week: NonNullable<MyAvailability['hours']>;
  readonly fees: readonly FeeDraft[];
  /** In kilometres, as typed. */
  readonly radius: string;
}

export const draftOf = (lang: Language, saved: MyAvailability): AvailabilityDraft => ({
  week: saved.hours ?? { timeZone: saved.timeZone, hours: [] },
  exceptions: saved.exceptions,
  repeats: saved.repeats,
  serviceMinutes: saved.serviceMinutes,
  buffers: saved.buffers,
  noticeHours: saved.noticeHours,
  fees: draftsOf(lang, saved.fees),
  radius: saved.travelRadiusKm === null ? '' : String(saved.travelRadiusKm),
});

export const isRadius = (text: string): boolean =>
  text.trim() === '' ||
  (/^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= LONGEST_RADIUS_KM);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is to be saved: the parts that differ. `invalid` when one of them cannot be saved as it is. */
export function changesOf(
  lang: Language,
  before: AvailabilityDraft,
  draft: AvailabilityDraft,
): AvailabilityChanges | 'invalid' {
  const { week, exceptions, repeats, serviceMinutes, buffers, noticeHours, radius } = draft;
  const fees = isSame(before.fees, draft.fees) ? undefined : (feesOf(lang, draft.fees) ?? 'invalid');
  const areSound =
    isWeekValid(week.hours) &&
    [...exceptions, ...repeats].every(({ hours }) => areValid(hours)) &&
    isRadius(radius);
  if (fees === 'invalid' || !areSound) return 'invalid';
  return {
    ...(!isSame(before.week, week) && { hours: week }),
    ...(!isSame(before.exceptions, exceptions) && { exceptions }),
    ...(!isSame(before.repeats, repeats) && { repeats }),
    ...(!isSame(before.serviceMinutes, serviceMinutes) && { serviceMinutes }),
    ...(!isSame(before.buffers, buffers) && { buffers }),
    ...(before.noticeHours !== noticeHours && { noticeHours }),
    ...(before.radius !== radius && { travelRadiusKm: radius.trim() === '' ? null : Number(radius) }),
    ...(fees && { fees }),
  };
}
