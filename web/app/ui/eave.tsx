import { useId } from 'react';

/**
 * The carved roof edge of Haitian gingerbread houses, used as ornament. It has the colour of the surrounding text and
 * overlaps the element above by one pixel, so that no gap shows on any screen density.
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

// One repeated unit: a band, half an arch on each side, and a pendant with a heart-shaped hole between them.
const TOOTH =
  'M0 0H36V4.5C31 4.5 28.6 7 27.4 11.2C26.3 15.2 21.5 15.6 18 19C14.5 15.6 9.7 15.2 8.6 11.2C7.4 7 5 4.5 0 4.5ZM18 13C21 10.9 21.8 9.8 21.8 8.3A2 2 0 0 0 18 7.5A2 2 0 0 0 14.2 8.3C14.2 9.8 15 10.9 18 13Z';
