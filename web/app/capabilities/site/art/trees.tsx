export function TreeShapes() {
  return (
    <>
      <symbol id="palm" viewBox="0 0 120 180">
        <path d="M52 178c2-44 6-80 16-118l6 2c-8 38-10 72-10 116z" fill="var(--trunk)" />
        <g fill="var(--foliage)">
          <path id="frond" d="M70 62c14-18 34-20 48-4-18-5-34-2-48 4z" />
          <use href="#frond" transform="rotate(38 70 62)" />
          <use href="#frond" transform="rotate(-42 70 62)" />
        </g>
        <g fill="var(--foliage-lit)" transform="matrix(-1 0 0 1 140 0)">
          <use href="#frond" />
          <use href="#frond" transform="rotate(40 70 62)" />
          <use href="#frond" transform="rotate(-40 70 62)" />
        </g>
      </symbol>
      <symbol id="mango-tree" viewBox="0 0 320 330">
        <path
          d="M140 328c8-40 6-70-4-100l-44-40 8-9 44 26 6-50h16l4 52 44-34 8 9-44 46c-8 30-6 62 6 100z"
          fill="var(--trunk)"
        />
        <path
          d="M160 6c38 0 64 18 74 44 40-2 74 24 76 60 2 38-34 60-70 50-22 28-66 30-90 10-28 18-70 12-86-14-34 4-60-20-56-52 4-30 30-46 58-44 10-34 48-54 94-54z"
          fill="var(--foliage)"
        />
        <path
          d="M160 6c38 0 64 18 74 44 40-2 74 24 76 60 1 20-8 35-22 44 6-34-18-58-52-56-8-40-44-70-102-88 8-2 17-4 26-4z"
          fill="var(--foliage-lit)"
        />
        <g fill="none" strokeLinecap="round">
          <path
            d="M58 112c16 16 44 16 60 0m32 38c20 14 48 10 60-10M120 60c12 10 30 10 42 0"
            stroke="var(--foliage-lit)"
            strokeWidth="5"
          />
          <path
            d="M76 92v6m44-12v6m60-2v6m70 36v6m-30-30v6M104 142v6m84-20v6m-8-80v6m-72-18v6"
            stroke="var(--fruit)"
            strokeWidth="12"
          />
        </g>
      </symbol>
    </>
  );
}
