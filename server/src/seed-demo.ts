import type { Platform } from '#platform/platform.ts';
import { createApp } from './app.ts';
import { capabilities } from './capabilities.ts';

/** Fills an empty database with the demo. Its data is loaded only here. */
export async function seedDemo(platform: Platform): Promise<void> {
  const { seedDemoData } = await import('#capabilities/demo/seed.demo.ts');
  await seedDemoData(platform, createApp, capabilities);
}
