import { relative } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { SERVER_MAIN } from './build-server.ts';
import { allocatorSettings, imageCommand } from './image-settings.ts';

test('OPS-1 the image runs the built server as npm start does, with an allocator that gives memory back', () => {
  const { flags, file } = imageCommand();
  expect(flags).toEqual(packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--')));
  expect(file).toBe(relative('.', SERVER_MAIN));
  expect(Object.keys(allocatorSettings)).toHaveLength(3);
});
