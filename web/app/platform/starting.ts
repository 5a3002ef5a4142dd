/** The outline that is shown while the app loads. */
export const STARTING = 'starting';
/** What the document's own script wrote meanwhile, see first-content.ts. */
export const FIRST_CONTENT = 'first-content';
