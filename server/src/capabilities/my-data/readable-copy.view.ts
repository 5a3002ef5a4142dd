import { createHash } from 'node:crypto';
import type { MyData } from '@lakou/contract/my-data';
import { timeZoneWords } from '@lakou/i18n';
import { html, type Markup } from '#platform/http/article/markup.ts';
import { wordsIn } from '#platform/words.ts';
import { writeEntries } from './readable-entries.view.ts';
import { eventRows } from './readable-events.view.ts';
import { OF_OTHER_PARTS, sectionsOf } from './readable-layout.rules.ts';
import { momentText, type Reader, type Row } from './readable-value.view.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem;color:#16302f;background:#fff;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.375rem;margin:2.5rem 0 .5rem;border-bottom:2px solid #0b6e69}h3{font-size:1.125rem;margin:1.5rem 0 .5rem}h4{font-size:1rem;margin:0 0 .25rem}h4 span{font-weight:400;color:#4e6665}
a{color:#0b6e69}nav a{display:inline-block;padding:.625rem 0}nav ul{margin:0;padding-left:1.25rem}
article{border:1px solid #d5dedc;border-radius:8px;padding:.75rem;margin:0 0 .75rem}
dl,ul{margin:0}dl div{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.75rem;padding:.125rem 0}dt{color:#4e6665}dd{margin:0;white-space:pre-line}dd dl div{display:block}
section{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9375rem}th,td{border:1px solid #d5dedc;padding:.375rem;text-align:left;vertical-align:top;overflow-wrap:break-word}
.id{font-size:.75rem;color:#4e6665;margin:.5rem 0 0}
@media screen and (prefers-color-scheme:dark){body{color:#ecf3f1;background:#0f1f1e}a{color:#62cbc1}dt,h4 span,.id{color:#a8bdba}article,th,td{border-color:#2c4442}}
@media print{@page{margin:18mm 15mm}section{overflow:visible}body{max-width:none;padding:0;font-size:11pt}nav{break-after:page}h2,h3,h4{break-after:avoid}article,tr{break-inside:avoid}thead{display:table-header-group}article{border-width:0 0 1px;border-radius:0;padding:.5rem 0}a{color:inherit;text-decoration:none}}`;

// Should a text ever get in unescaped, it still runs no script and loads nothing.
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** All rows of a copy by table, with the parts of the account as tables of their own. */
export function tablesOf(copy: MyData, reader: Reader): Map<string, readonly Row[]> {
  const { account, twoStepSince, records } = copy;
  const own = Object.entries(account).filter(([key]) => !OF_OTHER_PARTS.includes(key));
  const tables = new Map<string, readonly Row[]>([
    ...Object.entries(records),
    ['account', [Object.fromEntries(own)]],
    ['notification_settings', [copy.notificationSettings]],
    ['sessions', copy.sessions],
    ['known_devices', copy.knownDevices],
    ['passkeys', copy.passkeys],
    ['two_step', twoStepSince ? [{ since: twoStepSince }] : []],
    ['files', copy.files],
    ['events', eventRows(copy.events, reader)],
  ]);
  return new Map([...tables].filter(([, rows]) => rows.length > 0));
}

/** The copy as one HTML file, piece by piece: it needs nothing beside it and prints well. */
export function* writeCopy(copy: MyData, reader: Reader): Generator<string> {
  const { language, timeZone, words } = reader;
  const t = wordsIn(language, 'readable-copy');
  const tables = tablesOf(copy, reader);
  const sections = sectionsOf([...tables.keys()]);
  const titleOf = (table: string) => words.table(table) ?? table.replaceAll('_', ' ');
  const count = (table: string) => tables.get(table)?.length ?? 0;
  const line = (table: string): Markup =>
    html`<li><a href="#${table}">${titleOf(table)}${count(table) > 1 && ` (${count(table)})`}</a></li>`;

  yield '<!doctype html>';
  yield `<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><style>${STYLE}</style>`;
  yield html`<title>${t('title')}</title></head><body><main><h1>${t('title')}</h1>
<p>${t('of', { name: copy.account.name, when: momentText(reader, new Date(copy.copiedAt)) })}</p>
<p>${t('what', { zone: timeZoneWords(language, timeZone) })}</p><p>${t('print')} ${t('machines')}</p>
<nav aria-labelledby="contents"><h2 id="contents">${t('contents')}</h2><ul>${sections.map(
    (section) =>
      html`<li><a href="#part-${section.name}">${t(`sections.${section.name}`)}</a><ul>${section.tables.map(line)}</ul></li>`,
  )}</ul></nav>`.markup;
  for (const section of sections) {
    yield html`<section><h2 id="part-${section.name}">${t(`sections.${section.name}`)}</h2>`.markup;
    for (const table of section.tables) {
      yield html`<h3 id="${table}">${titleOf(table)}</h3>`.markup;
      for (const entry of writeEntries(reader, table, tables.get(table) ?? [])) yield entry.markup;
    }
    yield '</section>';
  }
  yield '</main></body></html>';
}
