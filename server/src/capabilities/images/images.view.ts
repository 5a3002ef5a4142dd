import type { MedicalImage } from '@lakou/contract/images';
import type { ImageRow } from './images.store.ts';

export const addressOf = (id: string) => `/api/data/images/${id}/file`;

export function viewImage(row: ImageRow): MedicalImage {
  const { sha256: _, preview, dicom, uploadedAt, ...rest } = row;
  return {
    ...rest,
    imageDataUrl: preview && `data:image/webp;base64,${preview.toString('base64')}`,
    url: addressOf(row.id),
    dicom: dicom && {
      modality: dicom.modality,
      columns: dicom.columns,
      rows: dicom.rows,
      frames: dicom.frames,
      shown: dicom.shown,
      center: dicom.photometric.startsWith('MONOCHROME') ? dicom.center : null,
      width: dicom.photometric.startsWith('MONOCHROME') ? dicom.width : null,
    },
    uploadedAt: uploadedAt.toISOString(),
  };
}
