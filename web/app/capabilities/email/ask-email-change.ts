import { api } from '../../platform/api/api.ts';
import { isRefusal, prove } from '../devices/prove.ts';

/** The password typed here is the proof too; only where a code is wanted as well is anybody asked again. */
export async function askEmailChange(body: { newEmail: string; password: string }) {
  await prove({ password: body.password, code: '' }).catch((refusal: unknown) => {
    if (!isRefusal(refusal, 'two_step_code_required')) throw refusal;
  });
  return api('PUT /api/users/me/email', { body });
}
