import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import {
  canAnswerSwap,
  canAskSwap,
  canDecideSwap,
  canListSwaps,
  canWithdrawSwap,
} from './shift-swaps.access.ts';
import { answerSwap, askSwap, decideSwap, readSwaps, withdrawSwap } from './shift-swaps.service.ts';

export const shiftSwaps: Routes = (on) => {
  on('GET /api/clinics/:id/shift-swaps', canListSwaps, async ({ grant, query, reply }) =>
    onePage(reply, await readSwaps(grant, query), query),
  );
  on('POST /api/clinics/:id/shift-swaps', canAskSwap, ({ grant, body }) => askSwap(grant, body));
  on('POST /api/clinics/shift-swaps/:id/answer', canAnswerSwap, ({ grant, body }) =>
    answerSwap(grant, body.accept),
  );
  on('POST /api/clinics/shift-swaps/:id/decision', canDecideSwap, ({ grant, body }) =>
    decideSwap(grant, body.approve),
  );
  on('DELETE /api/clinics/shift-swaps/:id', canWithdrawSwap, ({ grant }) => withdrawSwap(grant));
};
