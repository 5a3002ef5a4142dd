import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../platform/session.ts';
import { useFamily } from '../family/active-profile.ts';

/** A reminder opens the medicines of the person it is about: `?of=` is an id of the family. */
export function useAskedProfile(): void {
  const [params, setParams] = useSearchParams();
  const { id } = useUser();
  const { choose } = useFamily();
  const asked = params.get('of');
  useEffect(() => {
    if (!asked) return;
    choose(asked === id ? 'me' : asked);
    setParams({}, { replace: true });
  }, [asked, id, choose, setParams]);
}
