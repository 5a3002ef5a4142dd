import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Namespace } from '#platform/language/namespaces.ts';
import { useUser } from '#platform/session.ts';
import { appStyle } from '#platform/stylesheet.ts';
import { areaOf, type RoleArea } from './areas.ts';
import type { HubTile, NavigationEntry } from './manifest.ts';

export type Place = Omit<NavigationEntry, 'areas' | 'icon' | 'order'> & { readonly icon: LucideIcon };
type Tile = Omit<HubTile, 'icon' | 'order'> & { readonly icon: LucideIcon };

/** What the build makes of all manifests for one role, see scripts/area-modules.ts. */
export interface Area {
  readonly places: readonly Place[];
  readonly tiles: readonly Tile[];
  readonly home?: { readonly Component: ComponentType; readonly words: readonly Namespace[] };
}

const LOADERS: Record<RoleArea, () => Promise<{ default: Area }>> = {
  patient: () => import('virtual:area/patient'),
  provider: () => import('virtual:area/provider'),
  clinic: () => import('virtual:area/clinic'),
  sponsor: () => import('virtual:area/sponsor'),
  admin: () => import('virtual:area/admin'),
};

export const areaQuery = (area: RoleArea) =>
  queryOptions({
    queryKey: ['area', area],
    queryFn: async () => {
      // The first stylesheet covers a patient's home only.
      const [module] = await Promise.all([LOADERS[area](), area === 'patient' ? undefined : appStyle()]);
      return module.default;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

const EMPTY: Area = { places: [], tiles: [] };

/** The signed-in person's area; the app's layout has loaded it before any page shows. */
export function useArea(): Area {
  return useQuery(areaQuery(areaOf(useUser()))).data ?? EMPTY;
}
