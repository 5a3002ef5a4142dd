import { useEffect, useState } from 'react';
import { clockText } from './clock-text.ts';

/** The time since a moment of the server; `at` is what its clock said when this was read. */
export function Elapsed({ since, at }: { since: string; at: string }) {
  const [begun, setBegun] = useState(() => ({ at, here: Date.now() }));
  const [now, setNow] = useState(() => Date.now());
  if (begun.at !== at) setBegun({ at, here: Date.now() });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const there = Date.parse(begun.at) + Math.max(0, now - begun.here);
  return <span className="tabular-nums">{clockText(there - Date.parse(since))}</span>;
}
