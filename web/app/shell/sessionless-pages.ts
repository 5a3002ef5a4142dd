/** Pages without personal data: they open without a network, when the session cannot be asked for. */
export const SESSIONLESS_PAGES = {
  firstAid: '/app/first-aid',
  education: '/app/education',
  medicines: '/app/medicines',
  calculators: '/app/calculators',
} as const;

export const isSessionlessPage = (pathname: string): boolean =>
  Object.values(SESSIONLESS_PAGES).some((to) => pathname === to || pathname.startsWith(`${to}/`));
