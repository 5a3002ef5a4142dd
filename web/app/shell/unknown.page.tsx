import { data } from 'react-router';

/** Any address under /app without a page. */
export function clientLoader(): never {
  throw data(null, { status: 404 });
}

export default function Unknown() {
  return null;
}
