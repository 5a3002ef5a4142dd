export const SEVERITIES = ['Emergency', 'Urgent', 'Routine', 'Self-care'] as const;
export const LIKELIHOODS = ['High', 'Medium', 'Low'] as const;

export const LONGEST_COMPLAINT = 4000;
