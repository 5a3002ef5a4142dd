/** Whose record a call is about. */
export interface RecordScope {
  readonly patientId: string;
  /** A dependent of the patient; null means the patient. */
  readonly dependentId: string | null;
  /** Another person's record: reading it is audited. */
  readonly byProvider: boolean;
}
