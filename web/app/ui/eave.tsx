import { useId } from 'react';

/** The gingerbread edge of Haitian houses, the one ornament. Takes the colour of the text around it. */
export function Eave() {
  const id = useId();
  return (
    <svg aria-hidden="true" width="100%" height="18" className="block">
      <pattern id={id} width="36" height="18" patternUnits="userSpaceOnUse">
        <path fill="currentColor" fillRule="evenodd" d={TOOTH} />
      </pattern>
      <rect width="100%" height="18" fill={`url(#${id})`} />
    </svg>
  );
}

// One tooth: a band, half an arch on each side, and between them a pendant with a pierced heart.
const TOOTH =
  'M0 0H36V3.5C31 3.5 28.6 6 27.4 10.2C26.3 14.2 21.5 14.6 18 18C14.5 14.6 9.7 14.2 8.6 10.2C7.4 6 5 3.5 0 3.5ZM18 12C21 9.9 21.8 8.8 21.8 7.3A2 2 0 0 0 18 6.5A2 2 0 0 0 14.2 7.3C14.2 8.8 15 9.9 18 12Z';
