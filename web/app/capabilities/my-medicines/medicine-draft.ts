import type { MedicinePlan, MyMedicine } from '@lakou/contract/my-medicines';
import { EVERY_DAY, LARGEST_DOSE, LARGEST_QUANTITY } from '@lakou/contract/my-medicines.rules';

export const PRESETS = {
  one: ['08:00'],
  two: ['08:00', '20:00'],
  three: ['08:00', '14:00', '20:00'],
  needed: [],
} as const satisfies Record<string, readonly string[]>;
export type Preset = keyof typeof PRESETS;

/** As the days of the week are named in the words, from Sunday. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** What the form holds; numbers as they are typed. */
export interface Draft {
  readonly text: string;
  readonly dose: string;
  readonly times: readonly string[];
  readonly weekdays: readonly string[];
  readonly startsOn: string;
  readonly endsOn: string;
  readonly remind: boolean;
  readonly namesMedicine: boolean;
  readonly counts: boolean;
  readonly quantity: string;
  readonly perDose: string;
  readonly refillAt: string;
}

export type WrongField = 'text' | 'times' | 'weekdays' | 'endsOn' | 'quantity' | 'perDose' | 'refillAt';

const typed = (value: number | null | undefined, usual: string) => (value == null ? usual : String(value));

export function draftOf(medicine: MyMedicine | undefined, today: string): Draft {
  const plan = medicine?.plan;
  return {
    text: medicine?.text ?? '',
    dose: medicine?.dose ?? '',
    times: plan?.times.toSorted() ?? PRESETS.one,
    weekdays: (plan?.weekdays ?? EVERY_DAY).map(String),
    startsOn: plan?.startsOn ?? today,
    endsOn: plan?.endsOn ?? '',
    remind: plan?.remind ?? true,
    namesMedicine: plan?.namesMedicine ?? false,
    counts: typeof plan?.quantity === 'number',
    quantity: typed(plan?.quantity, ''),
    perDose: typed(plan?.perDose, '1'),
    refillAt: typed(plan?.refillAt, '5'),
  };
}

/** The preset of these times, by their number; none for four and more. */
export const presetOf = (times: readonly string[]): Preset | undefined =>
  (Object.keys(PRESETS) as Preset[]).find((preset) => PRESETS[preset].length === times.length);

const SHARE = /^(?:(\d+)\s+)?([123])\/([234])$/;

/** A number as people type it: 1,5 or 1.5, half a tablet as 1/2 or ½, 1 000; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  // The sign is separated from the number before it: 1½ is read as 1 1/2.
  const typed = text.replaceAll(/[½¼¾]/g, (sign) => ` ${sign.normalize('NFKD').replace('⁄', '/')}`).trim();
  const [, whole = '0', share, of] = SHARE.exec(typed) ?? [];
  if (share && of) return Number(whole) + Number(share) / Number(of);
  const value = Number(typed.replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, '').replace(',', '.'));
  return typed === '' || !Number.isFinite(value) ? undefined : value;
}

const isBetween = (text: string, least: number, most: number) => {
  const value = readNumber(text);
  return value !== undefined && value >= least && value <= most;
};

export function wrongFields(draft: Draft): WrongField[] {
  const { times, counts } = draft;
  const faults: Record<WrongField, boolean> = {
    text: draft.text.trim() === '',
    times: times.some((time) => !/^\d\d:\d\d$/.test(time)) || new Set(times).size < times.length,
    weekdays: draft.weekdays.length === 0,
    endsOn: draft.endsOn !== '' && draft.endsOn < draft.startsOn,
    quantity: counts && !isBetween(draft.quantity, 0, LARGEST_QUANTITY),
    perDose: counts && !(isBetween(draft.perDose, 0, LARGEST_DOSE) && readNumber(draft.perDose) !== 0),
    refillAt: counts && !isBetween(draft.refillAt, 0, LARGEST_QUANTITY),
  };
  return (Object.keys(faults) as WrongField[]).filter((field) => faults[field]);
}

export const planOf = (draft: Draft, timeZone: string): MedicinePlan => ({
  times: [...draft.times],
  weekdays: draft.weekdays.map(Number),
  startsOn: draft.startsOn,
  endsOn: draft.endsOn || null,
  timeZone,
  remind: draft.remind && draft.times.length > 0,
  namesMedicine: draft.namesMedicine,
  perDose: (draft.counts && readNumber(draft.perDose)) || 1,
  quantity: draft.counts ? (readNumber(draft.quantity) ?? null) : null,
  refillAt: draft.counts ? (readNumber(draft.refillAt) ?? null) : null,
});
