/** Whether a pregnant woman may take it: yes, only with care, no, or only after asking. */
export const PREGNANCY_LEVELS = ['ok', 'caution', 'avoid', 'ask'] as const;
