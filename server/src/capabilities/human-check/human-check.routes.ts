import type { Capability } from '../../app.ts';
import { canGetHumanCheck } from './human-check.access.ts';
import { makeHumanCheck } from './human-check.service.ts';

export const humanCheck: Capability = (on) => {
  on('GET /api/auth/human-check', canGetHumanCheck, ({ grant, request }) =>
    makeHumanCheck(grant, request.ip),
  );
};
