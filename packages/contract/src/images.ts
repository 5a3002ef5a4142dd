import { z } from 'zod';
import { MOST_FILE_BYTES } from './files.rules.ts';
import { IMAGE_TYPES, LONGEST_IMAGE_TITLE } from './images.rules.ts';
import type { Contract } from './kit.ts';
import { Id, line, Page, SentIdOrNone } from './primitives.ts';

const Dicom = z.object({
  modality: z.string().nullable(),
  columns: z.number().int(),
  rows: z.number().int(),
  frames: z.number().int(),
  /** False for encodings that are only downloaded. */
  shown: z.boolean(),
  /** The brightness window of the file itself; null for pictures in colour. */
  center: z.number().nullable(),
  width: z.number().nullable(),
});

export const MedicalImage = z.object({
  id: Id,
  patientId: Id,
  /** Null for the patient themselves. */
  dependentId: Id.nullable(),
  title: z.string(),
  /** A small preview; null with `embed=0` and where there is none, as for a PDF. */
  imageDataUrl: z.string().nullable(),
  /** The full file. */
  url: z.string(),
  contentType: z.enum(IMAGE_TYPES),
  size: z.number().int(),
  /** The size of the version for screens, at `url` with `?size=screen`; null where there is none. */
  screenSize: z.number().int().nullable(),
  dicom: Dicom.nullable(),
  uploadedAt: z.string(),
  /** Who added it: the patient or a professional who treats them. */
  uploadedBy: Id.nullable(),
});
export type MedicalImage = z.infer<typeof MedicalImage>;

/** Where an image stands in its gallery, from 1, and those beside it; the next one is older. */
const ImagePlace = z.object({
  position: z.number().int(),
  total: z.number().int(),
  previous: MedicalImage.nullable(),
  next: MedicalImage.nullable(),
});
export type ImagePlace = z.infer<typeof ImagePlace>;

/** Whose record an image goes to. A patient may leave out their own id. */
const Whose = z.object({ patientId: SentIdOrNone, dependentId: SentIdOrNone });
const Titled = Whose.extend({ title: line(LONGEST_IMAGE_TITLE).min(1) });

const OneImage = z.object({ id: Id });

const data = {
  'GET /api/data/images/:id': {
    summary: 'Medical images of a patient or a dependent, newest first; `embed=0` leaves out the previews',
    params: z.object({ id: Id }),
    query: Page.extend({ dependentId: Id.optional(), embed: z.enum(['0', '1']).default('1') }),
    reply: z.array(MedicalImage),
  },
  'POST /api/data/images': {
    summary:
      'Add an image as a data URL: JPEG, PNG, WebP, PDF or DICOM. The time is ours, whatever `uploadedAt` says',
    body: Titled.extend({
      imageDataUrl: z.string().min(1).max(MOST_FILE_BYTES),
      uploadedAt: z.string().max(40).nullish(),
    }),
    reply: MedicalImage,
    status: 201,
    missing: 'image_fields_missing',
  },
  'DELETE /api/data/images/:id': {
    summary: 'Take back an image that one added',
    params: OneImage,
  },
  'GET /api/data/images/:id/details': {
    summary: 'One image',
    params: OneImage,
    reply: MedicalImage,
  },
  'GET /api/data/images/:id/place': {
    summary:
      'Where an image stands among those of its person, newest first, and the ones before and after it; only the next one has its preview',
    params: OneImage,
    reply: ImagePlace,
  },
  'GET /api/data/images/:id/file': {
    summary:
      'The full file, or the part a Range header asks for; `size=screen` for a smaller picture. A DICOM file names nobody unless its patient asks for it with `identity=1`',
    params: OneImage,
    query: z.object({
      size: z.enum(['full', 'screen']).default('full'),
      identity: z.literal('1').optional(),
    }),
    download: true,
    status: 200,
  },
  'GET /api/data/images/:id/frames/:frame': {
    summary: 'One frame of a DICOM image as a picture, in the brightness window that is asked for',
    params: OneImage.extend({ frame: z.coerce.number().int().min(0).max(100_000) }),
    query: z.object({
      center: z.coerce.number().min(-100_000).max(100_000).optional(),
      width: z.coerce.number().min(1).max(200_000).optional(),
    }),
    download: true,
    status: 200,
  },
} as const satisfies Contract;

const UploadState = z.object({ id: Id, offset: z.number().int(), size: z.number().int() });
export type UploadState = z.infer<typeof UploadState>;

/** Resumable uploads by the tus protocol, version 1.0.0; a finished one becomes an image. */
const uploads = {
  'POST /api/uploads': {
    summary: 'Begin an upload of up to 200 MB; its size is in `Upload-Length`, or in the body',
    body: z.object({ size: z.number().int().min(0).optional() }),
    reply: UploadState,
    status: 201,
  },
  'GET /api/uploads/:id': {
    summary: 'How much has arrived, also as `Upload-Offset` to a HEAD request',
    params: OneImage,
    reply: UploadState,
  },
  'PATCH /api/uploads/:id': {
    summary: 'Send more, from `Upload-Offset` on; what arrives before the connection ends stays',
    params: OneImage,
    upload: 'stream',
  },
  'DELETE /api/uploads/:id': {
    summary: 'Give the upload up',
    params: OneImage,
  },
  'POST /api/uploads/:id/image': {
    summary: 'Make an image of a finished upload; asked again, the same image is answered',
    params: OneImage,
    body: Titled,
    reply: MedicalImage,
    status: 201,
    missing: 'image_fields_missing',
  },
} as const satisfies Contract;

export const images = { ...data, ...uploads };
