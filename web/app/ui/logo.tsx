import { PRODUCT } from '@lakou/i18n';

/** Two houses that share a yard, one heart: the same in light and dark. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <rect width="32" height="32" rx="9" fill="#0e7a74" />
      <path d="M17 25V12.5L21.5 8 27 13.5V25Z" fill="#b9deda" />
      <path
        d="M5 25V16.5L12 9.5 19 16.5V25Z"
        fill="#fff"
        stroke="#0e7a74"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d="M12 22.6C9.3 20.7 8.5 19.6 8.5 18.3A1.9 1.9 0 0 1 12 17.3A1.9 1.9 0 0 1 15.5 18.3C15.5 19.6 14.7 20.7 12 22.6Z"
        fill="#d6452b"
      />
    </svg>
  );
}

/** The mark and the name; wrap it in the link home. */
export function Logo() {
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5 text-[1.25rem] font-extrabold tracking-tight">
      <LogoMark size={34} />
      {PRODUCT}
    </span>
  );
}
