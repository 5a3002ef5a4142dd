import { launch } from './lib/browser.ts';
import { appBytes, publicBytes, workerBytes } from './lib/bytes.ts';
import { withFolder } from './lib/folder.ts';
import { startProduct } from './lib/program.ts';
import { type Benchmark, endWith, runBenchmark } from './lib/report.ts';
import { dashboardTimes, publicPaint } from './lib/times.ts';

export const web: Benchmark = {
  title: 'Web: bytes, requests and times',
  measure: () =>
    withFolder(async (folder) => {
      const product = await startProduct({ DATA_DIR: folder, DEMO: '1' });
      const browser = await launch();
      try {
        return [
          ...(await publicBytes(browser, product.url)),
          ...(await appBytes(browser, product.url)),
          await workerBytes(browser, product.url, '/ht', false),
          await workerBytes(browser, product.url, '/app', true),
          ...(await publicPaint(browser, product.url)),
          ...(await dashboardTimes(browser, product.url)),
        ];
      } finally {
        await browser.close();
        await product.stop();
      }
    }),
};

if (import.meta.main) endWith(await runBenchmark(web));
