import { onePage } from '#platform/http/page.ts';
import type { Capability } from '../../app.ts';
import {
  canChangeOwnAvailability,
  canListOwnPatients,
  canReadEarnings,
  canReadOwnAvailability,
} from './agenda.access.ts';
import { changeOwnAvailability, readOwnAvailability } from './availability.service.ts';
import { readEarnings, readPaidVisits } from './earnings.service.ts';
import { readPatients } from './patients.service.ts';

export const agenda: Capability = (on, platform) => {
  on('GET /api/providers/:id/patients', canListOwnPatients, async ({ grant, query, reply }) =>
    onePage(reply, await readPatients(platform, grant, query), query),
  );
  on('GET /api/providers/me/availability', canReadOwnAvailability, ({ grant }) => readOwnAvailability(grant));
  on('PUT /api/providers/me/availability', canChangeOwnAvailability, ({ grant, body }) =>
    changeOwnAvailability(grant, body),
  );
  on('GET /api/providers/me/earnings', canReadEarnings, ({ grant, query }) => readEarnings(grant, query));
  on('GET /api/providers/me/earnings/visits', canReadEarnings, async ({ grant, query, reply }) =>
    onePage(reply, await readPaidVisits(grant, query), query),
  );
};
