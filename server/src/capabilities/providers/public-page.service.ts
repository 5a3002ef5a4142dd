import { Id } from '@lakou/contract/primitives';
import type { ProviderProfile } from '@lakou/contract/providers';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { type Language, PRODUCT } from '@lakou/i18n';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { DynamicPublicPage, PageHead } from '#platform/http/dynamic-public-page.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { findProfile } from './cards.store.ts';
import { hidesUnverified } from './providers.service.ts';

/** Stored in English where the language is known, and shown in the reader's language. */
function specialtyIn(lang: Language, specialty: string | null): string | null {
  const known = SPECIALTIES.find(({ value }) => value === specialty);
  return known ? wordsIn(lang, 'providers')(`specialties.${known.name}`) : specialty;
}

function headOf(provider: ProviderProfile, lang: Language, publicUrl: string): PageHead {
  const { id, name, professionalTitle, specialty, location, languages, profilePictureUrl } = provider;
  const work = [professionalTitle, specialtyIn(lang, specialty)].filter(Boolean);
  const who = [name, ...work, location.address].filter(Boolean).join(', ');
  const description = wordsIn(lang, 'providers')('metaDescription', { who });
  const image = profilePictureUrl ? `/api/providers/${id}/photo` : undefined;
  const path = `/providers/${id}`;
  const url = `${publicUrl}/${lang}${path}`;
  return {
    path,
    title: `${[name, ...work].join(', ')} · ${PRODUCT}`,
    description,
    ...(image && { image }),
    reads: `/api/providers/${id}`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      '@id': url,
      url,
      inLanguage: lang,
      mainEntity: {
        '@type': 'Person',
        name,
        ...(work.length > 0 && { jobTitle: work.join(', ') }),
        ...(image && { image: `${publicUrl}${image}` }),
        ...(location.address && { workLocation: { '@type': 'Place', name: location.address } }),
        knowsLanguage: languages,
      },
    },
  };
}

/**
 * A provider's public page. A provider who is not listed is answered like one who does not exist.
 */
export const providerPage = ({ db, clock, config }: Platform): DynamicPublicPage => ({
  path: '/providers/:id(^[0-9a-fA-F-]{36}$)',
  shell: 'provider',
  async find({ id }, lang) {
    if (!Id.safeParse(id).success) return undefined;
    // The same public fields as `GET /api/providers/:id`.
    const grant = systemGrant('provider:read', { db, at: clock.now(), requestId: 'page' });
    const provider = await findProfile(grant, String(id), hidesUnverified(config));
    return provider && headOf(provider, lang, config.publicUrl);
  },
});
