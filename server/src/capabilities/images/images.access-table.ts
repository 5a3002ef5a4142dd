import type { images } from '@lakou/contract/images';
import { accountOf, type Fixture, type Gets, personOfRole } from '#platform/access/fixture.ts';
import { patientsAndCare } from '#platform/access/record-rows.ts';
import { type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';

const both = (status: number): Gets => onlyGets({ PATIENT: status, PROVIDER: status });

/** A picture of one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
/** A DICOM file with one frame of two pixels, after 128 bytes that say nothing. */
const DICOM = Buffer.concat([
  Buffer.alloc(128),
  Buffer.from(
    'RElDTQIAEABVSRQAMS4yLjg0MC4xMDAwOC4xLjIuMQAoAAIAVVMCAAEAKAAEAENTDABNT05PQ0hST01FMiAoABAAVVMCAAEAKAARAFVTAgACACgA' +
      'AAFVUwIACAAoAAEBVVMCAAgAKAACAVVTAgAHACgAAwFVUwIAAADgfxAAT0IAAAIAAAAA/w==',
    'base64',
  ),
]);
const TITLED = { title: 'Chest X-ray' };

const image: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const { id } = await world.api('POST /api/data/images', owner, {
    body: { ...TITLED, patientId: owner.id, imageDataUrl: PIXEL },
  });
  return { params: { id }, owner };
};

const frame: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const imageDataUrl = `data:application/dicom;base64,${DICOM.toString('base64')}`;
  const body = { ...TITLED, patientId: owner.id, imageDataUrl };
  const { id } = await world.api('POST /api/data/images', owner, { body });
  return { params: { id, frame: '0' }, owner };
};

const upload: Fixture = async (person, world) => {
  const owner = person.role === 'PROVIDER' ? person : await personOfRole(person, 'PATIENT', world);
  const { id } = await world.api('POST /api/uploads', owner, { body: { size: 1 } });
  return { params: { id }, owner };
};

const ofImage = (status: number, more: Partial<ObjectRows> = {}): ObjectRows => ({
  fixture: image,
  own: patientsAndCare(status),
  foreign: patientsAndCare(404),
  missing: patientsAndCare(404),
  ...more,
});
const ofUpload = (status: number, more: Partial<ObjectRows> = {}): ObjectRows => ({
  fixture: upload,
  own: both(status),
  foreign: both(404),
  missing: both(404),
  ...more,
});

/** The people here have no visits and no family; the tests of images check those. */
export const imagesAccess: AccessTable<typeof images> = {
  'GET /api/data/images/:id': ofImage(200, { fixture: accountOf('PATIENT') }),
  'POST /api/data/images': [
    {
      on: 'own',
      request: ({ visitor }) => ({ payload: { ...TITLED, patientId: visitor.id, imageDataUrl: PIXEL } }),
      gets: patientsAndCare(201),
    },
    {
      on: 'foreign',
      request: ({ other }) => ({ payload: { ...TITLED, patientId: other.id, imageDataUrl: PIXEL } }),
      gets: patientsAndCare(403),
    },
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { ...TITLED, dependentId: nothing, imageDataUrl: PIXEL } }),
      gets: patientsAndCare(404),
    },
  ],
  'DELETE /api/data/images/:id': ofImage(204, { unchanged: 'GET /api/data/images/:id/details' }),
  'GET /api/data/images/:id/details': ofImage(200),
  'GET /api/data/images/:id/place': ofImage(200),
  'GET /api/data/images/:id/file': ofImage(200),
  'GET /api/data/images/:id/frames/:frame': ofImage(200, { fixture: frame, nothing: '99999' }),
  'POST /api/uploads': [
    { on: 'nothing of anybody', request: () => ({ payload: { size: 1 } }), gets: both(201) },
  ],
  'GET /api/uploads/:id': ofUpload(200),
  // JSON is no part of a file: who gets that error has passed the access check.
  'PATCH /api/uploads/:id': ofUpload(415, { payload: {}, unchanged: 'GET /api/uploads/:id' }),
  'DELETE /api/uploads/:id': ofUpload(204, { unchanged: 'GET /api/uploads/:id' }),
  // Nothing of it has arrived: who gets that error has passed the access check.
  'POST /api/uploads/:id/image': ofUpload(409, {
    own: patientsAndCare(409),
    payload: ({ visitor }) => ({ ...TITLED, patientId: visitor.id }),
    unchanged: 'GET /api/uploads/:id',
  }),
};
