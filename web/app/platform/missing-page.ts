// The page that is shown instead of the browser's own error, which leads nowhere. It uses nothing but itself.

/** What it says in one language; the build reads it from the words of the public pages. */
export interface MissingWords {
  readonly title: string;
  readonly text: string;
  readonly home: string;
  /** Above the pages that are on this device. */
  readonly here: string;
  readonly emergency: string;
  /** Whom to call: the number and what answers it. */
  readonly calls: readonly (readonly [number: string, name: string])[];
}

/** Where the build finds those that are its own. */
export const MISSING_WORDS = { namespace: 'site', group: 'missing' } as const;

interface KeptPage {
  readonly path: string;
  readonly title: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A house whose mast reaches nobody, in the colours and the manner of the app's small drawings. */
const DRAWING = `<svg aria-hidden="true" width="168" height="112" viewBox="0 0 168 112"><path fill="var(--sea-tint)" d="M4 104C20 84 46 74 84 74S148 84 164 104Q84 112 4 104Z"/><path fill="none" stroke="var(--mango-ink)" stroke-width="5" stroke-linecap="round" d="M136 96V44"/><path fill="none" stroke="var(--line-strong)" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 7" d="M124 40A12 12 0 0 1 148 40M116 38A20 20 0 0 1 156 38"/><circle cx="136" cy="42" r="5" fill="var(--hibiscus)"/><path fill="var(--surface)" stroke="var(--line-strong)" stroke-width="2" d="M46 54H110V96H46Z"/><path fill="var(--hibiscus)" d="M36 56L78 22 120 56Z"/><path fill="var(--mango)" d="M38 56H118V59C113.5 59 113 63 108 63S102.5 59 98 59 92.5 63 88 63 82.5 59 78 59 72.5 63 68 63 62.5 59 58 59 52.5 63 48 63 42.5 59 38 59Z"/><path fill="var(--sea)" d="M70 96V74A8 8 0 0 1 86 74V96Z"/><path fill="var(--night-tint)" stroke="var(--line-strong)" stroke-width="2" d="M52 70H64V84H52ZM92 70H104V84H92Z"/></svg>`;

const STYLE = `*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 system-ui,sans-serif}main{max-width:30rem;margin:auto;padding:2rem 1rem}h1{font-size:24px;line-height:1.25;margin:1rem 0 .5rem}h2{font-size:18px;margin:2rem 0 .5rem}p{margin:.5rem 0}ul{margin:0;padding:0;list-style:none}li a{display:flex;align-items:center;min-height:48px;padding:.5rem 0;border-top:1px solid var(--line)}a{color:var(--sea);font-weight:600}a:focus-visible{outline:2px solid var(--sea);outline-offset:2px}.home{display:inline-flex;align-items:center;min-height:48px;padding:0 1.25rem;border-radius:12px;background:var(--sea);color:var(--on-sea);text-decoration:none}.call{margin-top:2rem;padding:1rem;border-radius:16px;background:var(--hibiscus-tint)}.call a{color:var(--hibiscus-ink);border:0}.call b{min-width:3.5rem;font-size:20px}.call p{margin:0;font-weight:600}`;

/** As the app does: what was chosen on this device, else what the device says. */
const SCRIPT = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.style.colorScheme=t}catch{}setInterval(()=>navigator.onLine&&location.reload(),15000)`;

/** The title of a page without the name of the product. */
export const titleIn = (html: string): string | undefined =>
  /<title>([^<]*)/.exec(html)?.[1]?.split(' · ')[0]?.trim() || undefined;

/** `colours` are the tokens of the product, light and dark; titles of kept pages come as their HTML has them. */
export function missingPage(
  lang: string,
  words: MissingWords,
  { app, colours, kept }: { app: string; colours: string; kept: readonly KeptPage[] },
): string {
  const { title, text, home, here, emergency, calls } = words;
  const pages = kept.map((page) => `<li><a href="${escaped(page.path)}">${page.title}</a></li>`).join('');
  const numbers = calls
    .map(([number, name]) => `<li><a href="tel:${number}"><b>${number}</b> ${escaped(name)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>:root{color-scheme:light dark;${colours}}${STYLE}</style><body><main>${DRAWING}<h1>${escaped(title)}</h1><p>${escaped(text)}</p><p><a class="home" href="${app}">${escaped(home)}</a></p><section class="call"><p>${escaped(emergency)}</p><ul>${numbers}</ul></section>${pages && `<section><h2>${escaped(here)}</h2><ul>${pages}</ul></section>`}</main><script>${SCRIPT}</script></body></html>`;
}
