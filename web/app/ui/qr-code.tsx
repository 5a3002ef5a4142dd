import { useQuery } from '@tanstack/react-query';
import { FailedNote } from './failed-note.tsx';
import { qrPath } from './qr-path.ts';
import { SkeletonBlock } from './skeleton.tsx';

const MARGIN = 4;

/** Always dark on white, because cameras read no other. The text is drawn here and sent nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const query = useQuery({
    queryKey: ['qr-code', text],
    queryFn: () => qrPath(text),
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
