import { useId } from 'react';

/**
 * The gingerbread edge of Haitian houses, the one ornament. Takes the colour of the text around it; overlaps what
 * is above by a pixel, so that no hairline shows on screens of odd densities.
 */
export function Eave() {
  const id = useId();
  return (
    <svg aria-hidden="true" width="100%" height="20" className="-mt-px block">
      <pattern id={id} width="36" height="24" patternUnits="userSpaceOnUse">
        <path fill="currentColor" fillRule="evenodd" d={TOOTH} />
      </pattern>
      <rect width="100%" height="20" fill={`url(#${id})`} />
    </svg>
  );
}

// One tooth: a band, half an arch on each side, and between them a pendant with a pierced heart.
const TOOTH =
  'M0 0H36V4.5C31 4.5 28.6 7 27.4 11.2C26.3 15.2 21.5 15.6 18 19C14.5 15.6 9.7 15.2 8.6 11.2C7.4 7 5 4.5 0 4.5ZM18 13C21 10.9 21.8 9.8 21.8 8.3A2 2 0 0 0 18 7.5A2 2 0 0 0 14.2 8.3C14.2 9.8 15 10.9 18 13Z';
