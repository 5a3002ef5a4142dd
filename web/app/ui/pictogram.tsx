import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

const TINTS = {
  sea: 'bg-sea-tint text-sea',
  hibiscus: 'bg-hibiscus-tint text-hibiscus-ink',
};

/** The picture at the beginning of a row; its text says the same. */
export function Pictogram({ icon: Icon, tone = 'sea' }: { icon: LucideIcon; tone?: keyof typeof TINTS }) {
  return (
    <span className={classNames('grid size-12 shrink-0 place-items-center rounded-control', TINTS[tone])}>
      <Icon size={26} />
    </span>
  );
}
