import type { LucideIcon } from 'lucide-react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';

interface Content {
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> &
  ButtonLook &
  Content & { busy?: boolean };

/** While busy it keeps its width, focus and name, and ignores clicks. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Pressing Enter in a field also arrives here, as a click on the submit button.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classNames(
        buttonLook({ variant, size, block }),
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft disabled:filter-none',
        busy && 'cursor-progress',
      )}
    >
      <Inside icon={icon} hidden={busy}>
        {children}
      </Inside>
      {busy && <LoaderCircle size={22} className="absolute animate-spin" />}
    </button>
  );
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className' | 'children'> & ButtonLook & Content;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook({ variant, size, block })}>
      <Inside icon={icon}>{children}</Inside>
    </Link>
  );
}

function Inside({ icon: Icon, hidden = false, children }: Content & { hidden?: boolean }) {
  return (
    <span className={classNames('flex items-center gap-2', hidden && 'opacity-0')}>
      {Icon && <Icon size={20} className="shrink-0" />}
      {children}
    </span>
  );
}
