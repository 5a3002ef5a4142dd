export const JOB_STATES = ['failed', 'waiting', 'active'] as const;
