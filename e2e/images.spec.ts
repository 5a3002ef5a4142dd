import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectAccessibleOnDesktop, signInAsPatient } from './support.ts';

/** A PNG of noise, drawn by the browser: it does not compress, so it is several parts long. */
async function noise(page: Page, side: number): Promise<Buffer> {
  const address = await page.evaluate((length) => {
    const canvas = document.createElement('canvas');
    canvas.width = length;
    canvas.height = length;
    const pen = canvas.getContext('2d');
    const pixels = new ImageData(length, length);
    pixels.data.forEach((_, i) => {
      pixels.data[i] = i % 4 === 3 ? 255 : Math.random() * 255;
    });
    pen?.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  }, side);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

async function add(page: Page, title: string, file: Chosen) {
  await page.getByRole('button', { name: 'Add an image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an image' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Upload' }).click();
}

test('IMG-1 an image is uploaded, looked at closely, compared and deleted', async ({ page }) => {
  const errors = collectErrors(page);
  await signInAsPatient(page);
  await page.goto('/app/images');
  await expect(page.getByText('No images uploaded.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add an image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an image' });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText('Please enter a title.')).toBeVisible();
  await expect(dialog.getByText('Please choose a file.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await add(page, 'Rash, day 1', { name: 'a.png', mimeType: 'image/png', buffer: await noise(page, 200) });
  await expect(page.getByRole('link', { name: 'Open: Rash, day 1' })).toBeVisible();
  await add(page, 'Rash, day 5', { name: 'b.png', mimeType: 'image/png', buffer: await noise(page, 200) });
  await expect(page.getByRole('link', { name: 'Open: Rash, day 5' })).toBeVisible();
  await expectAccessible(page);

  // An image that does not come is no broken one: it can be asked for again.
  const files = '**/api/data/images/*/file*';
  await page.route(files, (route) => route.fulfill({ status: 500 }));
  await page.getByRole('link', { name: 'Open: Rash, day 5' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rash, day 5' })).toBeVisible();
  await expect(page.getByText('We couldn’t load this image.')).toBeVisible();
  await page.unroute(files);
  await page.getByRole('button', { name: 'Try again' }).click();
  // The browser itself tells what failed.
  expect(errors.splice(0).filter((text) => !text.includes('500'))).toEqual([]);
  const shown = page.getByRole('button', { name: 'Image: Rash, day 5' }).locator('img');
  await expect(shown).toHaveJSProperty('complete', true);

  // The next one is one tap away; the way back leads to the gallery, however many were looked at.
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next image' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rash, day 1' })).toBeVisible();
  await expect(page.getByText('2 / 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next image' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Open: Rash, day 1' })).toBeVisible();
  await page.goForward();
  await expect(page.getByText('2 / 2', { exact: true })).toBeVisible();
  const earlier = page.getByRole('button', { name: 'Image: Rash, day 1' }).locator('img');
  await expect(earlier).toHaveJSProperty('complete', true); // the screen is there, and listens to keys
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 1, name: 'Rash, day 5' })).toBeVisible();

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Rotate' }).click();
  await expect(shown).toHaveCSS('transform', /^matrix\(0, 1\.5, -1\.5, 0/);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByLabel('Compare with').selectOption({ label: 'Rash, day 1' });
  await expect(page.getByRole('button', { name: 'Image: Rash, day 1' }).locator('img')).toHaveCSS(
    'transform',
    /^matrix\(0, 1\.5, -1\.5, 0/,
  );
  await expectAccessible(page);
  await expectAccessibleOnDesktop(page);
  // Two that are compared are in the address, so the same two are there again.
  await page.reload();
  for (const title of ['Rash, day 5', 'Rash, day 1'])
    await expect(page.getByRole('button', { name: `Image: ${title}` })).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete this image?' }).click();
  await expect(page).toHaveURL(/\/app\/images$/);
  await expect(page.getByRole('link', { name: 'Open: Rash, day 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open: Rash, day 5' })).toBeHidden();
  expect(errors).toEqual([]);
});

test('IMG-1 an upload that was cut off goes on after the app is opened again', async ({ page }) => {
  await signInAsPatient(page);
  await page.goto('/app/images');
  // A file on the disk keeps its date, by which the app knows it again.
  const file = test.info().outputPath('scan.png');
  await writeFile(file, await noise(page, 500));
  const starts: number[] = [];
  let cut = true;
  await page.route('**/api/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    const at = Number(request.headers()['upload-offset']);
    starts.push(at);
    return cut && at > 0 ? route.abort() : route.continue();
  });
  await add(page, 'Scan', file);
  await expect.poll(() => starts.some((at) => at > 0)).toBe(true);
  await page.reload();
  cut = false;
  starts.length = 0;
  await add(page, 'Scan', file);
  await expect(page.getByRole('link', { name: 'Open: Scan' })).toBeVisible();
  expect(starts[0]).toBeGreaterThan(0);
});
