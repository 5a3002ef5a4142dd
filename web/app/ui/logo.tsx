import { PRODUCT } from '@lakou/i18n';

/** The app's icon: two houses under one roof line with a heart; the same in light and dark. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 64 64" className="shrink-0">
      <rect width="64" height="64" rx="15" fill="#0b6e69" />
      <path d="M10 50V31l11.5-13L32 30v20z" fill="#fff" />
      <path d="M32 50V30l10.5-12L54 31v19z" fill="#c9e6e2" />
      <path
        d="M7 34.5 21.5 18 32 30l10.5-12L57 34.5"
        fill="none"
        stroke="#f5b65a"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M32 50.5c-7.7-5-10.5-8.6-10.5-12.7a5.7 5.7 0 0 1 10.5-2.6 5.7 5.7 0 0 1 10.5 2.6c0 4.1-2.8 7.7-10.5 12.7z"
        fill="#d6452b"
      />
    </svg>
  );
}

/** The icon and the name, `isShort` without it on a phone; the caller wraps it in a link to the home page. */
export function Logo({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5 text-[1.25rem] font-extrabold tracking-tight">
      <LogoMark size={34} />
      <span className={isShort ? 'max-md:sr-only' : undefined}>{PRODUCT}</span>
    </span>
  );
}
