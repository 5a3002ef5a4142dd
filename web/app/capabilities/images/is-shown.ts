import type { MedicalImage } from '@lakou/contract/images';

/** Whether the browser can show it; other files are downloaded. */
export const isShown = ({ contentType, dicom }: MedicalImage): boolean =>
  contentType.startsWith('image/') || Boolean(dicom?.shown);
