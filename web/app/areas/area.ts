import type { Role } from '@lakou/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Namespace } from '#platform/language/namespaces.ts';
import { useUser } from '#platform/session.ts';
import { appStyle } from '#platform/stylesheet.ts';
import type { HubTile, NavigationEntry } from './manifest.ts';

export type Place = Omit<NavigationEntry, 'areas' | 'icon' | 'order'> & { readonly icon: LucideIcon };
type Tile = Omit<HubTile, 'icon' | 'order'> & { readonly icon: LucideIcon };

/** What the build makes of all manifests for one role, see scripts/area-modules.ts. */
export interface Area {
  readonly places: readonly Place[];
  readonly tiles: readonly Tile[];
  readonly home?: { readonly Component: ComponentType; readonly words: readonly Namespace[] };
}

const LOADERS: Record<Role, () => Promise<{ default: Area }>> = {
  PATIENT: () => import('virtual:area/patient'),
  PROVIDER: () => import('virtual:area/provider'),
  CLINIC_ADMIN: () => import('virtual:area/clinic'),
  SPONSOR: () => import('virtual:area/sponsor'),
  ADMIN: () => import('virtual:area/admin'),
};

export const areaQuery = (role: Role) =>
  queryOptions({
    queryKey: ['area', role],
    queryFn: async () => {
      // The first stylesheet covers a patient's home only.
      const [module] = await Promise.all([LOADERS[role](), role === 'PATIENT' ? undefined : appStyle()]);
      return module.default;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

const EMPTY: Area = { places: [], tiles: [] };

/** The area of the signed-in person's role; the app's layout has loaded it before any page shows. */
export function useArea(): Area {
  const { role } = useUser();
  return useQuery(areaQuery(role)).data ?? EMPTY;
}
