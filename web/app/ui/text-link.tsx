import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link on its own line with a touch target of 44 px; inside a sentence use `inline`. */
export function TextLink({
  inline = false,
  ...props
}: Omit<ComponentProps<typeof Link>, 'className'> & { inline?: boolean }) {
  return (
    <Link
      {...props}
      className={
        inline
          ? 'text-sea underline underline-offset-3 hover:text-sea-press'
          : '-my-2.75 inline-flex min-h-11 items-center gap-1 text-15 font-semibold text-sea hover:underline hover:underline-offset-3'
      }
    />
  );
}
