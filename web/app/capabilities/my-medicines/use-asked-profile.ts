import { useEffect } from 'react';
import { useUser } from '../../platform/session.ts';
import { useAddress } from '../../platform/use-address.ts';
import { useFamily } from '../family/active-profile.ts';

/** A reminder opens the medicines of the person it is about: `?of=` is an id of the family. */
export function useAskedProfile(): void {
  const { params, put } = useAddress();
  const { id } = useUser();
  const { choose } = useFamily();
  const asked = params.get('of');
  useEffect(() => {
    if (!asked) return;
    choose(asked === id ? 'me' : asked);
    put('of', '');
  }, [asked, id, choose, put]);
}
