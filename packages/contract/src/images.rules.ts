import { DOCUMENT_TYPES } from './files.rules.ts';

/** What a medical image may be. */
export const IMAGE_TYPES = [...DOCUMENT_TYPES, 'application/dicom'] as const;

export const LONGEST_IMAGE_TITLE = 120;

/** For resumable uploads; a picture inside JSON is limited by the largest body. */
export const MOST_UPLOAD_BYTES = 200 * 1024 * 1024;
