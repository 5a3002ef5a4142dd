import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { MenuContext } from './menu-context.ts';

interface Content {
  icon?: LucideIcon;
  children: ReactNode;
}

const LOOK =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left text-16 font-medium hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-sea';

export function MenuLink({
  icon,
  children,
  ...link
}: Omit<ComponentProps<typeof Link>, 'className'> & Content) {
  return (
    <li>
      <Link {...link} {...use(MenuContext)} className={LOOK}>
        <Inside icon={icon}>{children}</Inside>
      </Link>
    </li>
  );
}

type MenuButtonProps = Pick<ComponentProps<'button'>, 'lang'> &
  Content & {
    onPress: () => void;
    /** The selected item of a set, such as the current language. */
    current?: boolean;
  };

export function MenuButton({ icon, onPress, current = false, children, lang }: MenuButtonProps) {
  const menu = use(MenuContext);
  function press() {
    menu.onClick();
    onPress();
  }
  return (
    <li>
      <button
        type="button"
        lang={lang}
        aria-current={current || undefined}
        {...menu}
        onClick={press}
        className={LOOK}
      >
        <Inside icon={icon}>{children}</Inside>
        {current && <Check size={20} className="ml-auto shrink-0" />}
      </button>
    </li>
  );
}

function Inside({ icon: Icon, children }: { icon: LucideIcon | undefined; children: ReactNode }) {
  return (
    <>
      {Icon && <Icon size={20} className="shrink-0 text-ink-soft" />}
      {children}
    </>
  );
}

/** A line between groups of items. */
export function MenuDivider() {
  return <li aria-hidden="true" className="my-1.5 border-line border-t" />;
}
