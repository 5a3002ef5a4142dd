import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface CallPanelProps {
  title: string;
  /** What the closing button is called. */
  close: string;
  onClose: () => void;
  /** On a phone it stands below a smaller picture, and on a desktop it is wider. */
  sheet?: boolean;
  children: ReactNode;
}

/** Beside the picture; on a phone over it. */
export function CallPanel({ title, close, onClose, sheet = false, children }: CallPanelProps) {
  return (
    <section
      aria-label={title}
      className={classNames(
        'z-10 flex shrink-0 flex-col bg-ground lg:border-line lg:border-l',
        sheet
          ? 'h-3/4 rounded-t-card shadow-over lg:h-auto lg:w-110 lg:rounded-none lg:shadow-none'
          : 'absolute inset-0 lg:static lg:w-90',
      )}
    >
      <header className="flex shrink-0 items-center gap-2 border-line border-b px-2">
        <h2 className="grow px-2 text-16">{title}</h2>
        <IconButton icon={X} label={close} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
