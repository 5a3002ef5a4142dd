interface ProgressBarProps {
  label: string;
  /** From 0 to 100. */
  percent: number;
}

/** How much of a whole is reached. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-3 overflow-hidden rounded-full bg-sunken"
    >
      <div className="h-full rounded-full bg-sea" style={{ width: `${percent}%` }} />
    </div>
  );
}
