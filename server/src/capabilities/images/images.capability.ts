import type { Capability } from '#platform/capability.ts';
import { seedImages } from './images.demo.ts';
import { sweepImages } from './images.jobs.ts';
import { images } from './images.routes.ts';
import { hasImage, listForFhir, listForTimeline } from './images.store.ts';
import { imageResource } from './images-fhir.view.ts';

export const capability = {
  routes: images,
  jobs: (platform) => platform.jobs.recurring('image-sweep', '17 * * * *', () => sweepImages(platform)),
  // Bytes of images that are gone with their patient are deleted by the hourly job.
  ownTables: { images: 'patient_id', uploads: 'owner_id' },
  timeline: {
    kinds: ['image'],
    list: async (grant, query) =>
      (await listForTimeline(grant, query)).map(({ id, title, uploadedAt }) => ({
        kind: 'image',
        id,
        at: uploadedAt,
        title,
        status: null,
        from: null,
      })),
  },
  attachable: { kind: 'image', has: hasImage },
  demo: (session, { clock }) => seedImages(session, clock.now()),
  fhir: async (grant) => (await listForFhir(grant)).map(imageResource),
} satisfies Capability;
