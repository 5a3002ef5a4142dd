import { useQuery } from '@tanstack/react-query';
import { FailedNote } from './failed-note.tsx';
import { SkeletonBlock } from './skeleton.tsx';

const MARGIN = 4;

/** The dark squares as one path; level M of correction, as SMART Health Links ask. */
async function drawCode(text: string): Promise<{ path: string; size: number }> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from({ length: modules.size * modules.size }, (_, n) => n).filter(
    (n) => modules.data[n],
  );
  const path = dark.map((n) => `M${n % modules.size} ${Math.floor(n / modules.size)}h1v1h-1z`).join('');
  return { path, size: modules.size };
}

/** Always dark on white, because cameras read no other. The text is drawn here and sent nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const query = useQuery({
    queryKey: ['qr-code', text],
    queryFn: () => drawCode(text),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data } = query;
  if (!data) return query.error ? <FailedNote query={query} /> : <SkeletonBlock size="size-64" />;
  const { path, size } = data;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${size + 2 * MARGIN} ${size + 2 * MARGIN}`}
      className="w-full max-w-72 rounded-card border border-line"
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
