import { fail } from '#platform/errors.ts';

const EXCLUSION = '23P01';

/** The database's own no, where somebody else came in between, in the words of the call. */
export async function orTimeTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === EXCLUSION)) throw error;
    const ofPatient = 'constraint' in error && error.constraint === 'one_visit_per_patient';
    return fail(ofPatient ? 'patient_busy' : 'slot_taken');
  }
}
