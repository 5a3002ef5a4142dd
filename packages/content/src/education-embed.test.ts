import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embedAddress } from './education-embed.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aB3-_xYz012';

test.each([
  ['https://www.youtube.com/watch?v=aB3-_xYz012', YOUTUBE],
  ['https://www.youtube.com/watch?list=PL1&v=aB3-_xYz012&t=42s', YOUTUBE],
  ['https://m.youtube.com/watch?v=aB3-_xYz012', YOUTUBE],
  ['https://youtube.com/shorts/aB3-_xYz012', YOUTUBE],
  ['https://www.youtube.com/embed/aB3-_xYz012?autoplay=1', YOUTUBE],
  ['https://youtu.be/aB3-_xYz012?si=tracker', YOUTUBE],
  [YOUTUBE, YOUTUBE],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
  ],
])('EDU-1 the link %s is shown from %s', (link, address) => {
  expect(embedAddress(link)).toBe(address);
});

test.each([
  'http://www.youtube.com/watch?v=aB3-_xYz012',
  'https://www.youtube.com.evil.example/watch?v=aB3-_xYz012',
  'https://www.y0utube.com/watch?v=aB3-_xYz012',
  'https://www.youtube-nocookie.com.evil.example/embed/aB3-_xYz012',
  'https://youtube-nocookie.co/embed/aB3-_xYz012',
  'https://уoutube.com/watch?v=aB3-_xYz012',
  'https://vimeo.com.evil.example/76979871',
  'https://notvimeo.com/76979871',
  '//www.youtube.com/watch?v=aB3-_xYz012',
  'https://evil.example/https://youtu.be/aB3-_xYz012',
  'https://www.youtube.com@evil.example/watch?v=aB3-_xYz012',
  'https://someone:secret@youtu.be/aB3-_xYz012',
  'https://youtu.be:8443/aB3-_xYz012',
  'https://www.youtube.com/watch?v=aB3-_xYz012%22onload=',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  'https://youtu.be/aB3-_xYz012/../../x',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871/../../evil',
  'javascript:alert(1)//youtu.be/aB3-_xYz012',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<b>',
  'youtu.be/aB3-_xYz012',
  '',
])('EDU-1 “%s” is not shown', (link) => {
  expect(embedAddress(link)).toBeUndefined();
});

test('EDU-1 whatever the link, only the two allowed hosts come out', () => {
  const hosts = fc.constantFrom(
    'youtu.be',
    'www.youtube.com',
    'vimeo.com',
    'player.vimeo.com',
    'evil.example',
  );
  const tails = fc.oneof(
    fc.stringMatching(/^[\w-]{11}$/),
    fc.nat().map(String),
    fc.webPath(),
    fc.stringMatching(/^watch\?v=[\w-]{11}$/),
  );
  fc.assert(
    fc.property(hosts, tails, (host, tail) => {
      const address = embedAddress(`https://${host}/${tail}`);
      if (address !== undefined)
        expect(address).toMatch(
          /^https:\/\/(www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d+\?(h=[\da-f]+&)?dnt=1)$/,
        );
    }),
  );
});
