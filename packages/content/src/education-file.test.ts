import { expect, test } from 'vitest';
import { fileAddress } from './education-file.ts';

test.each([
  ['audio', '/media/cholera-ht.mp3'],
  ['audio', '/media/education/cholera/ht.ogg'],
  ['video', '/media/hands.webm'],
  ['captions', '/media/hands-ht.vtt'],
] as const)('EDU-1 %s of our own, %s, is played from where it lies', (kind, link) => {
  expect(fileAddress(kind, link)).toBe(link);
});

test.each([
  ['audio', '/media/hands.webm'],
  ['video', '/media/cholera-ht.mp3'],
  ['video', '/media/page.html'],
  ['audio', '/media/../api/users/me.mp3'],
  ['audio', '/media/%2e%2e/secret.mp3'],
  ['audio', '/media//evil.example/kolera.mp3'],
  ['audio', '/media/kolera.mp3?download'],
  ['audio', '/api/files/kolera.mp3'],
  ['audio', '//evil.example/media/kolera.mp3'],
  ['audio', String.raw`\media\kolera.mp3`],
  ['audio', 'media/kolera.mp3'],
  ['audio', 'https://evil.example/media/kolera.mp3'],
  ['audio', 'http://localhost/media/kolera.mp3'],
  ['audio', 'javascript:alert(1)//media/kolera.mp3'],
  ['audio', 'data:audio/wav;base64,UklGRg=='],
  ['audio', 'blob:https://evil.example/media/kolera.mp3'],
  ['audio', '/media/kolera.mp3\n'],
  ['audio', ''],
] as const)('EDU-1 attack: as %s, “%s” is not played', (kind, link) => {
  expect(fileAddress(kind, link)).toBeUndefined();
});
