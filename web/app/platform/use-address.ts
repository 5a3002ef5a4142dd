import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useSearchParams } from 'react-router';
import { type AddressUpdate, changeAddress } from './address.ts';

/**
 * Filters that are kept in the address, so that a list can be sent and gone back to. A change replaces the address and
 * leaves the page where it was scrolled to.
 */
export function useAddress() {
  const [params] = useSearchParams();
  // Only the router itself knows what was asked for a moment ago; the hooks tell it after the next render.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const change = useCallback(
    (update: AddressUpdate) => {
      if (router) changeAddress(router, update);
    },
    [router],
  );
  /** An empty value leaves the address. */
  const put = useCallback(
    (name: string, value: string) =>
      change((asked) => {
        if (value) asked.set(name, value);
        else asked.delete(name);
        return asked;
      }),
    [change],
  );
  return { params, get: (name: string) => params.get(name) ?? '', put, change };
}
