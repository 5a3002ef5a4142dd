import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** Says that a typed value is outside the human range and should be checked. */
export function Hint({ children }: { children: string }) {
  return (
    <p className="flex gap-2 rounded-control bg-mango-tint px-3 py-2 text-15 text-mango-ink">
      <TriangleAlert size={20} className="mt-px shrink-0" />
      {children}
    </p>
  );
}
