import { SERVICES, type Service } from '@lakou/content/services';
import type { MyAvailability } from '@lakou/contract/scheduling';

export type Given = Pick<MyAvailability, 'fees' | 'services'>;

/** Whether the provider gives a service; who named none gives all that their kinds of visits allow. */
export const isGiven =
  ({ fees, services }: Given) =>
  ({ slug, modes }: Service): boolean =>
    services.length > 0
      ? services.includes(slug)
      : modes.some((mode) => fees.some((fee) => fee.mode === mode));

/** The kinds of visit in which the provider gives a service; who set no fees gives all of them. */
export const modesOf = ({ fees }: Given, slug: string): Service['modes'] =>
  SERVICES.find((service) => service.slug === slug)?.modes.filter(
    (mode) => fees.length === 0 || fees.some((fee) => fee.mode === mode),
  ) ?? [];
