import type { ReactNode } from 'react';

/** Pictures of what to do on the way; the words beside them say the same. */
function Picture({ box, width = 2, children }: { box: string; width?: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={box}
      width="104"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {children}
    </svg>
  );
}
// Drawn on a light plate in both themes, so that skin and cloth keep their colours.
const TROUSERS = '#c79a6b';
const HAIR = '#2a1b16';
const SHIRT = '#f9cf8e';
const CLOTH = '#ffffff';
const SKIN = '#83512f';
const LIGHTER_SKIN = '#a0694a';
const HELPER = '#8ccbc5';

export const LyingOnLeftSide = () => (
  <Picture box="2 48 168 74">
    <path d="M16 96 66 92" strokeWidth="17" />
    <path d="M12 96v-9" strokeWidth="12" />
    <path d="M16 96 66 92" stroke={TROUSERS} strokeWidth="13" />
    <path d="M12 96v-9" stroke={HAIR} strokeWidth="8" />
    <path d="M76 84 48 104 22 106" strokeWidth="19" />
    <path d="M18 106v-8" strokeWidth="12" />
    <path d="M76 84 48 104 22 106" stroke={TROUSERS} strokeWidth="15" />
    <path d="M18 106v-8" stroke={HAIR} strokeWidth="8" />
    <path d="M78 82 118 78" strokeWidth="38" />
    <path d="M78 82 118 78" stroke={SHIRT} strokeWidth="34" />
    <ellipse cx="88" cy="93" rx="23" ry="17" fill={SHIRT} stroke="currentColor" />
    <path d="M70 78h46v10H70z" fill={SHIRT} stroke="none" />
    <path d="M118 90q-2-22 14-24h20q14 0 12 22-2 12-14 10h-22q-8 0-10-8z" fill={CLOTH} />
    <g transform="translate(140 78) rotate(84) scale(.92)">
      <ellipse rx="15.5" ry="18" fill={SKIN} />
      <path
        d="M-16 0C-20-16-8-23 0-22 9-23 20-16 16 0 14-6 12-8 9-10 3-8-4-8-9-10-12-8-14-6-16 0z"
        fill={HAIR}
      />
      <path d="M-8 0q2 2 4 0M4 0q2 2 4 0M-3 10q3 2 6 0" />
    </g>
    <path d="M116 84 106 104 128 104" strokeWidth="13" />
    <path d="M116 84 112 92" strokeWidth="15" />
    <path d="M116 84 106 104 128 104" stroke={SKIN} strokeWidth="9" />
    <path d="M116 84 112 92" stroke={SHIRT} strokeWidth="11" />
  </Picture>
);

export const TwoTogether = () => (
  <Picture box="0 -8 124 82">
    <path d="M42 50v40" strokeWidth="34" />
    <path d="M42 50v40" stroke={SHIRT} strokeWidth="30" />
    <ellipse cx="34" cy="70" rx="17" ry="15" fill={SHIRT} stroke="currentColor" />
    <path d="M30 52h26v30H36z" fill={SHIRT} stroke="none" />
    <g transform="translate(42 22) scale(.86)">
      <ellipse rx="15.5" ry="18" fill={SKIN} />
      <path
        d="M-16 0C-20-16-8-23 0-22 9-23 20-16 16 0 14-6 12-8 9-10 3-8-4-8-9-10-12-8-14-6-16 0z"
        fill={HAIR}
      />
      <path d="M-6 0v2M6 0v2M-4 10q4 3 8 0" />
    </g>
    <path d="M82 48v44" strokeWidth="36" />
    <path d="M82 48v44" stroke={HELPER} strokeWidth="32" />
    <path d="M72 54Q60 66 50 58" strokeWidth="13" />
    <path d="M76 52 68 60" strokeWidth="15" />
    <path d="M72 54Q60 66 50 58" stroke={LIGHTER_SKIN} strokeWidth="9" />
    <path d="M76 52 68 60" stroke={HELPER} strokeWidth="11" />
    <g transform="translate(82 20) scale(.86)">
      <circle cy="-21" r="7" fill={HAIR} />
      <ellipse rx="15.5" ry="18" fill={LIGHTER_SKIN} />
      <path
        d="M-16 0C-20-16-8-23 0-22 9-23 20-16 16 0 14-6 12-8 9-10 3-8-4-8-9-10-12-8-14-6-16 0z"
        fill={HAIR}
      />
      <path d="M-6 0v2M6 0v2M-4 10q4 3 8 0" />
    </g>
  </Picture>
);

export const CardAndMedicine = () => (
  <Picture box="0 0 120 74">
    <path d="M14 12h44q4 0 4 4v46q0 4-4 4H14q-4 0-4-4V16q0-4 4-4z" fill={CLOTH} />
    <path d="M20 46h32M20 55h22" />
    <path d="M36 22c-3-5-11-3-11 3 0 5 6 8 11 12 5-4 11-7 11-12 0-6-8-8-11-3z" fill="#d6452b" />
    <path d="M76 26h30v34q0 6-6 6H82q-6 0-6-6z" fill={SHIRT} />
    <path d="M73 14h36v12H73z" fill={CLOTH} />
    <path d="M84 46h14m-7-7v14" strokeWidth="3" />
  </Picture>
);

export const RecoveryPosition = () => (
  <Picture box="14 60 262 136" width={3}>
    <path d="M168 116 258 126" strokeWidth="26" />
    <path d="M263 124v13" strokeWidth="15" />
    <path d="M168 116 258 126" stroke={TROUSERS} strokeWidth="22" />
    <path d="M263 124v13" stroke={HAIR} strokeWidth="11" />
    <path d="M98 128 100 164 54 172" strokeWidth="17" />
    <path d="M98 128 99 144" strokeWidth="20" />
    <path d="M98 128 100 164 54 172" stroke={SKIN} strokeWidth="13" />
    <path d="M98 128 99 144" stroke={SHIRT} strokeWidth="16" />
    <path d="M78 108 100 112" strokeWidth="20" />
    <path d="M78 108 100 112" stroke={SKIN} strokeWidth="16" />
    <path d="M98 110 160 114" strokeWidth="52" />
    <path d="M98 110 160 114" stroke={SHIRT} strokeWidth="48" />
    <path d="M166 110 198 160 246 168" strokeWidth="28" />
    <path d="M250 164v13" strokeWidth="15" />
    <path d="M166 110 198 160 246 168" stroke={TROUSERS} strokeWidth="24" />
    <path d="M250 164v13" stroke={HAIR} strokeWidth="11" />
    <path d="M60 132 76 136" strokeWidth="15" />
    <path d="M60 132 76 136" stroke={SKIN} strokeWidth="11" />
    <g transform="translate(54 108) rotate(-84) scale(1.2)">
      <ellipse rx="15.5" ry="18" fill={SKIN} />
      <path
        d="M-16 0C-20-16-8-23 0-22 9-23 20-16 16 0 14-6 12-8 9-10 3-8-4-8-9-10-12-8-14-6-16 0z"
        fill={HAIR}
      />
      <path d="M-8 0q2 2 4 0M4 0q2 2 4 0M-3 10h6" />
    </g>
    <path d="M110 102 104 145 62 133" strokeWidth="16" />
    <path d="M110 102 107 120" strokeWidth="20" />
    <path d="M110 102 104 145 62 133" stroke={SKIN} strokeWidth="12" />
    <path d="M110 102 107 120" stroke={SHIRT} strokeWidth="16" />
  </Picture>
);
