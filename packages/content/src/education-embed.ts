const YOUTUBE_PATH = /^\/(?:embed|shorts|live)\/([\w-]{11})$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^(?:\/video)?\/(\d{1,12})(?:\/([\da-f]{6,20}))?$/;

/**
 * The address that shows a video inside our page, from the link that people share. It is built anew from the
 * video's id, so nothing else of the link gets through. Undefined for any host we do not trust.
 */
export function embedAddress(link: string): string | undefined {
  const url = URL.parse(link);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  switch (url.host) {
    case 'youtu.be':
      return youtube(url.pathname.slice(1));
    case 'youtube.com':
    case 'www.youtube.com':
    case 'm.youtube.com':
    case 'www.youtube-nocookie.com':
      return youtube(
        url.pathname === '/watch' ? url.searchParams.get('v') : YOUTUBE_PATH.exec(url.pathname)?.[1],
      );
    case 'vimeo.com':
    case 'www.vimeo.com':
    case 'player.vimeo.com':
      return vimeo(url);
    default:
      return undefined;
  }
}

/** This host sets no cookie before the viewer presses play. */
function youtube(id: string | null | undefined): string | undefined {
  return id && YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;
}

/** `dnt` asks Vimeo to keep no record of the viewer; `h` opens an unlisted video. */
function vimeo(url: URL): string | undefined {
  const [, id, hash] = VIMEO_PATH.exec(url.pathname) ?? [];
  if (id === undefined) return undefined;
  const address = new URL(`https://player.vimeo.com/video/${id}`);
  const unlisted = hash ?? url.searchParams.get('h');
  if (unlisted && /^[\da-f]{6,20}$/.test(unlisted)) address.searchParams.set('h', unlisted);
  address.searchParams.set('dnt', '1');
  return address.href;
}
