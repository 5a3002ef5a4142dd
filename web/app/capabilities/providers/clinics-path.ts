/** The list of clinics in the search for care. */
export const CLINICS_PATH = '/app/find-care?show=clinics';
