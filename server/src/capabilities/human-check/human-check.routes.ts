import type { Routes } from '#platform/capability.ts';
import { canGetHumanCheck } from './human-check.access.ts';
import { makeHumanCheck } from './human-check.service.ts';

export const humanCheck: Routes = (on, platform) => {
  on('GET /api/auth/human-check', canGetHumanCheck, ({ grant, request }) =>
    makeHumanCheck(platform, grant, request.ip),
  );
};
