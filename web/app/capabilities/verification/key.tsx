/** The key that does the same as a button; hidden where there is no keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="ml-1 rounded-sm border border-current px-1.5 font-sans text-13 pointer-coarse:hidden"
    >
      {children}
    </span>
  );
}
