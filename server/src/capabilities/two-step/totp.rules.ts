import { PRODUCT } from '@lakou/i18n';
import { generateSecret, generateURI, verify } from 'otplib';

// Phone clocks are inexact, so the codes before and after count too.
const TOLERANCE_SECONDS = 30;

export const newSecret = (): string => generateSecret();

/** What an app needs to make codes from the secret: as a link and as a picture. */
export async function appSetup(secret: string, email: string): Promise<{ uri: string; qr: string }> {
  const uri = generateURI({ issuer: PRODUCT, label: email, secret });
  const { default: QRCode } = await import('qrcode');
  const svg = await QRCode.toString(uri, { type: 'svg', errorCorrectionLevel: 'M' });
  return { uri, qr: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * The time step of this code, undefined when it is wrong now. The store knows whether it was used
 * before.
 */
export async function findStep(secret: string, code: string, at: Date): Promise<number | undefined> {
  if (!isAppCode(code)) return undefined;
  const epoch = Math.floor(at.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
