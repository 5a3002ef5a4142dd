import { PATIENT_FILTERS, PATIENT_SORTS } from '@lakou/contract/provider-workspace.rules';

type PatientFilter = (typeof PATIENT_FILTERS)[number];
type PatientSort = (typeof PATIENT_SORTS)[number];

export interface PatientChoice {
  readonly flag: PatientFilter | undefined;
  readonly sort: PatientSort;
}

const KEY = 'lakou.patientList';
const NOTHING: PatientChoice = { flag: undefined, sort: 'name' };

/** The filter and the order in an address; what is not known there counts as not chosen. */
export function choiceIn(params: URLSearchParams): PatientChoice {
  return {
    flag: PATIENT_FILTERS.find((one) => one === params.get('flag')),
    sort: PATIENT_SORTS.find((one) => one === params.get('sort')) ?? 'name',
  };
}

/** The address of a choice: empty for everybody by name. */
export function addressOf({ flag, sort }: PatientChoice): string {
  return new URLSearchParams({ ...(flag && { flag }), ...(sort !== 'name' && { sort }) }).toString();
}

/** What was chosen last on this device: an address without a choice opens with it. */
export function rememberedChoice(): PatientChoice {
  try {
    return choiceIn(new URLSearchParams(localStorage.getItem(KEY) ?? ''));
  } catch {
    // Storage is blocked: everybody by name.
    return NOTHING;
  }
}

export function rememberChoice(choice: PatientChoice): void {
  try {
    const address = addressOf(choice);
    if (address) localStorage.setItem(KEY, address);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked; the choice cannot be kept.
  }
}
