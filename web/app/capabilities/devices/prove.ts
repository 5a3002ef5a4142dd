import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api } from '../../platform/api/api.ts';
import { askPasskey } from '../../platform/browser-passkeys.ts';

export const isRefusal = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

export interface TypedProof {
  password: string;
  /** Empty where none was asked for. */
  code: string;
}

export const prove = ({ password, code }: TypedProof): Promise<unknown> =>
  api('POST /api/auth/reauth', { body: { password, ...(code.trim() !== '' && { code }) } });

async function proveWithPasskey(): Promise<unknown> {
  const credential = await askPasskey(await api('POST /api/auth/passkey/options'));
  return api('POST /api/auth/reauth', { body: { credential } });
}

/** Both ways to prove oneself; the code is asked for once the server wants one. */
export function useProof(onProven: () => void) {
  const [needsCode, setNeedsCode] = useState(false);
  const typed = useMutation({
    mutationFn: prove,
    onSuccess: onProven,
    onError: (error) => {
      if (isRefusal(error, 'two_step_code_required')) setNeedsCode(true);
    },
  });
  const passkey = useMutation({ mutationFn: proveWithPasskey, onSuccess: onProven });
  return { needsCode, typed, passkey };
}
