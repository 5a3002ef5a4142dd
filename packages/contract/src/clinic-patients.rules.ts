/** How a clinic knows somebody. `pending` also when there is no account: a clinic never learns that before they accept. */
export const CLINIC_CONSENTS = ['none', 'pending', 'linked', 'visits', 'ended'] as const;
export type ClinicConsent = (typeof CLINIC_CONSENTS)[number];

/** How a person sees a clinic that knows them. */
export const CLINIC_LINK_STATES = ['asked', 'linked', 'visits'] as const;

export const MOST_TAGS = 20;
export const LONGEST_TAG = 40;
/** Appointments in the list, and beside the details. */
export const LATEST_APPOINTMENTS = 3;
/** How long a provider whom the clinic assigned can read a record. */
export const ASSIGNED_DAYS = 365;

/** Searches of the patient list that one person keeps. */
export const MOST_PATIENT_VIEWS = 20;
export const LONGEST_VIEW_NAME = 60;
/** How long two entries that became one can be taken apart again. */
export const UNDO_MERGE_DAYS = 30;
