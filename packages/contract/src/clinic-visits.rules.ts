export const CLINIC_VISIT_STATUSES = ['in_progress', 'completed', 'cancelled'] as const;
export type ClinicVisitStatus = (typeof CLINIC_VISIT_STATUSES)[number];
