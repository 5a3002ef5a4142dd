import { Id } from '@lakou/contract/primitives';
import type { ClinicCard } from '@lakou/contract/providers';
import { type Language, PRODUCT } from '@lakou/i18n';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { DynamicPublicPage, PageHead } from '#platform/http/dynamic-public-page.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { findClinicProfile } from './clinics.store.ts';
import { hidesUnverified } from './providers.service.ts';

function headOf(
  { id, name, address, phone, email }: ClinicCard,
  lang: Language,
  publicUrl: string,
): PageHead {
  const path = `/clinics/${id}`;
  const url = `${publicUrl}/${lang}${path}`;
  const who = [name, address].filter(Boolean).join(', ');
  return {
    path,
    title: `${name} · ${PRODUCT}`,
    description: wordsIn(lang, 'providers')('clinicMetaDescription', { who }),
    reads: `/api/clinics/${id}/profile`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'MedicalClinic',
      '@id': url,
      url,
      name,
      ...(address && { address }),
      ...(phone && { telephone: phone }),
      ...(email && { email }),
    },
  };
}

/** A clinic's public page. A clinic that is not shown is answered like one that does not exist. */
export const clinicPage = ({ db, clock, config }: Platform): DynamicPublicPage => ({
  path: '/clinics/:id(^[0-9a-fA-F-]{36}$)',
  shell: 'clinic',
  async find({ id }, lang) {
    if (!Id.safeParse(id).success) return undefined;
    // The same public fields as `GET /api/clinics/:id/profile`.
    const grant = systemGrant('clinic:show', { db, at: clock.now(), requestId: 'page' });
    const clinic = await findClinicProfile(grant, String(id), hidesUnverified(config));
    return clinic && headOf(clinic, lang, config.publicUrl);
  },
});
