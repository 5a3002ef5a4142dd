import { ApiError, api } from '../../platform/api/api.ts';

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'step_up_required';

/** An old session must be confirmed again; the password is already typed, so nobody is asked twice. */
export async function askEmailChange(body: { newEmail: string; password: string }) {
  const ask = () => api('PUT /api/users/me/email', { body });
  try {
    return await ask();
  } catch (error) {
    if (!isStale(error)) throw error;
    await api('POST /api/auth/reauth', { body: { password: body.password } });
    return ask();
  }
}
