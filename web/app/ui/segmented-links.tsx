import { Link, NavLink } from 'react-router';
import { classNames } from './class-names.ts';

interface SegmentedLinksProps {
  label: string;
  links: readonly { to: string; text: string }[];
  /** The link of the current page, where the path alone does not tell. */
  current?: string;
}

/** Links to sibling pages that look like tabs. */
export function SegmentedLinks({ label, links, current }: SegmentedLinksProps) {
  return (
    <nav aria-label={label}>
      <ul
        className={classNames(
          'gap-1 rounded-card bg-sunken p-1',
          // Four words or more do not fit beside each other on a phone; large letters wrap before a word breaks.
          links.length >= 4
            ? 'grid auto-cols-fr grid-flow-col max-md:grid-flow-row max-md:grid-cols-2'
            : 'flex flex-wrap *:min-w-min *:max-w-full *:grow *:basis-0',
        )}
      >
        {links.map(({ to, text }) => (
          <li key={to} className="grid">
            {current ? (
              <Link to={to} aria-current={to === current ? 'page' : undefined} className={TAB}>
                {text}
              </Link>
            ) : (
              <NavLink to={to} end className={TAB}>
                {text}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TAB =
  'grid min-h-11 place-items-center wrap-break-word rounded-control border border-transparent px-2 py-1.5 text-center text-15 font-semibold leading-tight text-ink-soft hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-raised';
