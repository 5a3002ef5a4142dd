import { uuidv7 } from 'uuidv7';
import { fail } from '#platform/errors.ts';
import { insertKept, type KeptPatient, type PatientKeeper } from './keep-patient.store.ts';

/** Keeps somebody who came to the clinic among its patients; they need no address and no account. */
export const keepAsPatient = async (tx: PatientKeeper, person: KeptPatient): Promise<string> =>
  (await insertKept(tx, uuidv7(), person)) ?? fail('patient_known');
