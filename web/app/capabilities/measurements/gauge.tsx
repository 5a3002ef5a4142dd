const LEFT = 4;
const WIDTH = 288;

interface GaugeProps {
  value: number;
  /** Where danger begins, and where it is worse. */
  limits: readonly [number, number];
  low: number;
  high: number;
}

/** Where the upper number stands between the limits. The title beside it says the same in words. */
export function Gauge({ value, limits, low, high }: GaugeProps) {
  const x = (at: number) => LEFT + (Math.min(high, Math.max(low, at)) - low) * (WIDTH / (high - low));
  const [from, worse] = limits.map(x) as [number, number];
  return (
    <svg aria-hidden="true" viewBox="0 0 296 40" className="mx-auto mt-3 block w-full max-w-74">
      <g className="fill-on-danger">
        <path d={`M${LEFT} 14H${from - 1.5}V24H${LEFT}a5 5 0 0 1 0-10z`} fillOpacity=".35" />
        <path d={`M${from + 1.5} 14H${worse - 1.5}V24H${from + 1.5}z`} fillOpacity=".6" />
        <path d={`M${worse + 1.5} 14H290a5 5 0 0 1 0 10H${worse + 1.5}z`} />
      </g>
      <circle cx={x(value)} cy="19" r="10" strokeWidth="5" className="fill-on-danger stroke-danger" />
      <g textAnchor="middle" className="fill-on-danger text-14 font-semibold">
        {limits.map((limit) => (
          <text key={limit} x={x(limit)} y="39">
            {limit}
          </text>
        ))}
      </g>
    </svg>
  );
}
