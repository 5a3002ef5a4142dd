import type { DataRouter } from 'react-router';

/** Makes what the address is to say from what it says: a writer of filters, or the same parameters, changed. */
export type AddressUpdate = (asked: URLSearchParams) => URLSearchParams | Record<string, string>;

/** Where this page is, or will be once the navigation under way is over; one that leaves the page does not count. */
function lastAsked({ location, navigation }: DataRouter['state']) {
  return navigation.location?.pathname === location.pathname ? navigation.location : location;
}

/**
 * React Router shows a new address only after the loaders of its route, and drops one that is overtaken. A change
 * therefore builds on the address that was last asked for, so that none of several in quick succession is lost.
 */
export function changeAddress(router: DataRouter, update: AddressUpdate): void {
  const { pathname, search } = lastAsked(router.state);
  const next = new URLSearchParams(update(new URLSearchParams(search)));
  void router.navigate({ pathname, search: next.toString() }, { replace: true, preventScrollReset: true });
}
