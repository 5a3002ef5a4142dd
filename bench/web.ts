import type { Browser } from '@playwright/test';
import { launch } from './lib/browser.ts';
import { appBytes, publicBytes, workerBytes } from './lib/bytes.ts';
import { withFolder } from './lib/folder.ts';
import { startProduct } from './lib/program.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { coldDashboard, publicPaint, secondDashboard } from './lib/times.ts';

const PARTS: Readonly<Record<string, (browser: Browser, url: string) => Promise<Figure[]>>> = {
  public: publicBytes,
  app: appBytes,
  worker: async (browser, url) => [
    await workerBytes(browser, url, '/ht', false),
    await workerBytes(browser, url, '/app', true),
  ],
  paint: publicPaint,
  cold: coldDashboard,
  second: secondDashboard,
};

/** `--only=cold` measures one part. */
const only = process.argv.find((one) => one.startsWith('--only='))?.slice('--only='.length);
if (only && !(only in PARTS)) throw new Error(`the parts are ${Object.keys(PARTS).join(', ')}`);

/** A part that breaks off has missed its bars; the others are still measured. */
async function measured(part: string, browser: Browser, url: string): Promise<Figure[]> {
  try {
    return (await PARTS[part]?.(browser, url)) ?? [];
  } catch (error) {
    console.error(error);
    return [{ what: `${part}: broke off`, unit: '', rounds: [Number.NaN], atMost: 0 }];
  }
}

export const web: Benchmark = {
  title: 'Web: bytes, requests and times',
  measure: () =>
    withFolder(async (folder) => {
      console.error('  starting the product');
      const product = await startProduct({ DATA_DIR: folder, DEMO: '1' });
      const browser = await launch();
      try {
        const figures: Figure[] = [];
        for (const part of Object.keys(PARTS).filter((one) => !only || one === only))
          figures.push(...(await measured(part, browser, product.url)));
        return figures;
      } finally {
        await browser.close();
        await product.stop();
      }
    }),
};

if (import.meta.main) endWith(await runBenchmark(web));
