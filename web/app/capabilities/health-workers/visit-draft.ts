import type { Measurement } from '@lakou/contract/measurements';
import { GROWTH_BOUNDS } from '@lakou/contract/measurements.rules';
import type { VitalField } from '@lakou/contract/trackers.rules';
import type { Language } from '@lakou/i18n';
import type { Units } from '#platform/units/units.ts';
import { NO_VALUES } from '../measurements/entry.ts';
import { fromField } from '../trackers/days.ts';
import { countFrom } from '../trackers/numbers.ts';
import { type Draft, draftOf, type Fault, faultsOf, vitalsOf } from '../trackers/vital-draft.ts';
import type { VisitValues } from './use-save-visit.ts';

export type VisitDraft = Draft & {
  readonly pregnant: boolean;
  readonly arm: string;
  readonly swollenFeet: 'yes' | 'no' | undefined;
  readonly note: string;
  readonly nextVisit: string;
};

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** What waits on this device, or what is known before a visit. */
export function visitDraftOf(
  lang: Language,
  units: Units,
  body: Readonly<Record<string, unknown>>,
): VisitDraft {
  const entry = 'at' in body ? ({ ...NO_VALUES, ...body } as unknown as Measurement) : undefined;
  const swollen = body.swollenFeet;
  return {
    ...draftOf(lang, entry, units),
    pregnant: body.pregnant === true,
    arm: typeof body.armMm === 'number' ? String(body.armMm) : '',
    swollenFeet: typeof swollen === 'boolean' ? (swollen ? 'yes' : 'no') : undefined,
    note: asText(body.note),
    nextVisit: asText(body.nextVisit),
  };
}

/** A visit at which nothing was measured is one too. */
export function visitFaultsOf(lang: Language, draft: VisitDraft): Partial<Record<VitalField, Fault>> {
  const { systolic, ...others } = faultsOf(lang, draft);
  return { ...others, ...(systolic && systolic !== 'atLeastOne' && { systolic }) };
}

/** The visit; undefined while a value is invalid. */
export function visitOf(lang: Language, draft: VisitDraft): VisitValues | undefined {
  const at = fromField(draft.at, draft.shown);
  const armMm = draft.arm.trim() === '' ? null : countFrom(draft.arm, GROWTH_BOUNDS.armMm);
  if (!at || armMm === undefined || Object.keys(visitFaultsOf(lang, draft)).length > 0) return undefined;
  return {
    ...NO_VALUES,
    at,
    ...vitalsOf(lang, draft),
    armMm,
    swollenFeet: draft.swollenFeet ? draft.swollenFeet === 'yes' : null,
    pregnant: draft.pregnant,
    note: draft.note.trim(),
    nextVisit: draft.nextVisit || null,
  };
}
