import { PageTitle } from './page-title.tsx';

/** The heading of a list; beside an open item it is no heading, because the item has its own. */
export function ListTitle({ isBeside, children }: { isBeside: boolean; children: string }) {
  if (isBeside) return <p className="text-22 font-extrabold">{children}</p>;
  return (
    <>
      <title>{children}</title>
      <PageTitle>{children}</PageTitle>
    </>
  );
}
