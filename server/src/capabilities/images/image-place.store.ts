import type { Grant } from '#platform/access/grant.ts';
import { facts, type ImageRow, type OneImage, SUBJECT } from './images.store.ts';

type PlaceReader = Grant<'images:read', OneImage>;

const ITSELF = '(select uploaded_at, id from images where patient_id = $1 and id = $3)';
const of = ({ scope }: PlaceReader) => [scope.patientId, scope.dependentId, scope.imageId];

/** How many are as new as this image or newer, and how many there are. */
export async function countPlace(grant: PlaceReader): Promise<{ position: number; total: number }> {
  const [row] = await grant.db.read<{ position: number; total: number }>(
    `select (count(*) filter (where (uploaded_at, id) >= ${ITSELF}))::float8 as position, count(*)::float8 as total
     from images where ${SUBJECT}`,
    of(grant),
  );
  return row ?? { position: 0, total: 0 };
}

/** The newest of the older ones, or the oldest of the newer ones. */
export async function findBeside(
  grant: PlaceReader,
  which: 'previous' | 'next',
): Promise<ImageRow | undefined> {
  const [sign, order] = which === 'next' ? ['<', 'desc'] : ['>', 'asc'];
  const [row] = await grant.db.read<ImageRow>(
    `select ${facts('preview')} from images where ${SUBJECT} and (uploaded_at, id) ${sign} ${ITSELF}
     order by uploaded_at ${order}, id ${order} limit 1`,
    of(grant),
  );
  return row;
}
