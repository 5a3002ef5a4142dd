/** The carved edge of a gingerbread roof, used as ornament. */
export function Eave() {
  return (
    <svg className="block h-6 w-full text-sea-deep" aria-hidden="true">
      <pattern id="eave" width="32" height="24" patternUnits="userSpaceOnUse">
        <path
          d="M0 0h32v8h-2.5a13.5 13.5 0 0 1-27 0H0zm16 7.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"
          fill="currentColor"
          fillRule="evenodd"
        />
      </pattern>
      <rect width="100%" height="24" fill="url(#eave)" />
    </svg>
  );
}
