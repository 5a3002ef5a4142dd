/** Gingerbread houses, defined once and placed with `<use>`; walls and lamps use the colours of the place. */
export function HouseShapes() {
  return (
    <>
      <g id="gable">
        <path d="M28 140 100 46l72 94z" fill="var(--wall)" />
        <path d="m100 46 72 94h-36z" opacity=".1" />
        <path
          d="M100 62 30 148M100 62l70 86"
          stroke="var(--trim)"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray="0 10.4"
        />
        <path d="M12 150 100 40l88 110" fill="none" stroke="var(--trim)" strokeWidth="9" />
        <path
          d="M8 147 100 32l92 115M100 34V12"
          fill="none"
          stroke="var(--roof)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <circle cx="100" cy="106" r="14" fill="var(--lamp)" stroke="var(--trim)" strokeWidth="4" />
        <path d="M100 92v28M86 106h28" stroke="var(--trim)" strokeWidth="2" />
      </g>
      <g id="gallery">
        <path d="M28 0h144v98H28z" fill="var(--wall)" />
        <path d="M136 0h36v98h-36z" opacity=".1" />
        <path
          d="M38 96V40a11 11 0 0 1 22 0v56zm51 0V40a11 11 0 0 1 22 0v56zm51 0V40a11 11 0 0 1 22 0v56z"
          fill="var(--lamp)"
        />
        <path
          d="M49 95V34m51 61V34m51 61V34"
          stroke="var(--trim)"
          strokeWidth="15"
          strokeDasharray="1.5 4.5"
          opacity=".35"
        />
        <path d="M34 0h132l18 18H16z" fill="var(--roof)" />
        <path
          d="M22 18h160"
          stroke="var(--trim)"
          strokeWidth="13"
          strokeLinecap="round"
          strokeDasharray="0 12"
        />
        <path d="M22 98V20m52 78V20m52 78V20m52 78V20" stroke="var(--trim)" strokeWidth="4" />
        <path d="M22 84h54m48 0h54" stroke="var(--trim)" strokeWidth="20" strokeDasharray="2 4.5" />
        <path d="M22 74h52m52 0h52M22 94h52m52 0h52" stroke="var(--trim)" strokeWidth="3" />
        <path d="M12 96h176v9H12z" fill="var(--stone)" />
      </g>
      <symbol id="house" viewBox="0 0 200 250">
        <use href="#gable" />
        <use href="#gallery" y="138" />
        <path d="M80 243h40v7H80z" fill="var(--stone)" />
      </symbol>
      <symbol id="tall-house" viewBox="0 0 200 344">
        <use href="#gable" />
        <use href="#gallery" y="138" />
        <use href="#gallery" y="234" />
        <path d="M80 339h40v5H80z" fill="var(--stone)" />
      </symbol>
    </>
  );
}
