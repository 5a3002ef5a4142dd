/** The title of a page whose own heading is still missing: on the tab, and for screen readers. */
export function HiddenTitle({ children }: { children: string }) {
  return (
    <>
      <title>{children}</title>
      <h1 className="sr-only">{children}</h1>
    </>
  );
}
