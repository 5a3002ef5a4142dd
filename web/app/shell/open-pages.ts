/** What is nobody's own: these pages open without a network, when nobody knows who is reading. */
export const OPEN_PAGES = {
  firstAid: '/app/first-aid',
  education: '/app/education',
  medicines: '/app/medicines',
  calculators: '/app/calculators',
} as const;

export const isOpenPage = (pathname: string): boolean =>
  Object.values(OPEN_PAGES).some((to) => pathname === to || pathname.startsWith(`${to}/`));
