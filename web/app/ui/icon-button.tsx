import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: LucideIcon;
  /** The accessible name: what pressing it does. */
  label: string;
  variant?: 'plain' | 'tint';
};

/** A 44 px button that shows only an icon. */
export function IconButton({ icon: Icon, label, variant = 'plain', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-control transition-colors disabled:cursor-not-allowed disabled:text-ink-soft aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-ink-soft',
        variant === 'tint' ? 'bg-sea-tint text-sea hover:dim-5' : 'hover:bg-current/10',
      )}
    >
      <Icon size={20} />
    </button>
  );
}
