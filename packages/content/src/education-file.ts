const OWN_FILE = /^\/media\/(?:[\w-]+\/)*[\w-]+\.([a-z\d]{3,4})$/;
const ENDINGS = {
  audio: ['mp3', 'm4a', 'ogg', 'wav'],
  video: ['mp4', 'webm'],
  captions: ['vtt'],
};

/** The link when it names our own file that the browser can play; undefined for anything else. */
export function fileAddress(kind: keyof typeof ENDINGS, link: string): string | undefined {
  const ending = OWN_FILE.exec(link)?.[1];
  return ending !== undefined && ENDINGS[kind].includes(ending) ? link : undefined;
}
