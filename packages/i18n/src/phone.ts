/** Groups a Haitian or North American number the way people read it aloud; any other is left as it is. */
export function formatPhone(e164: string): string {
  return e164
    .replace(/^\+509(\d{4})(\d{4})$/, '+509 $1 $2')
    .replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3');
}
