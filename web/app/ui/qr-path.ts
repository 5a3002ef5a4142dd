/** The dark squares of a code as one path, and how many there are in a line; level M of correction, as SMART Health Links ask. */
export async function qrPath(text: string): Promise<{ path: string; size: number }> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from({ length: modules.size * modules.size }, (_, n) => n).filter(
    (n) => modules.data[n],
  );
  const path = dark.map((n) => `M${n % modules.size} ${Math.floor(n / modules.size)}h1v1h-1z`).join('');
  return { path, size: modules.size };
}
