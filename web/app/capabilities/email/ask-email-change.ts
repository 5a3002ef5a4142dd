import { api } from '../../platform/api/api.ts';
import { isRefusal, prove } from '../devices/prove.ts';
import type { Run } from '../devices/step-up.tsx';

/**
 * An old session is asked for a fresh proof first; the password is there already, so nobody is asked twice, except where
 * a code is wanted too.
 */
export async function askEmailChange(body: { newEmail: string; password: string }, run: Run) {
  const ask = () => api('PUT /api/users/me/email', { body });
  try {
    return await ask();
  } catch (error) {
    if (!isRefusal(error, 'step_up_required')) throw error;
    await prove({ password: body.password, code: '' }).catch((refusal: unknown) => {
      if (!isRefusal(refusal, 'two_step_code_required')) throw refusal;
    });
    return run(ask);
  }
}
