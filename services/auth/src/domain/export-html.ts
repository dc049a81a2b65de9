/** Words of the readable copy, in one language; see `content/<language>/messages/export.yaml`. */
export type ExportTexts = {
  title: string
  intro: string
  madeOn: string
  companions: string
  noCompanions: string
  you: string
  character: string
  memories: string
  conversation: string
  noMessages: string
  back: string
  card: string
  cardPicture: string
  allData: string
  media: string
  noMedia: string
  made: string
  uploaded: string
  aiLabel: string
  file: string
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as HTML shows it, whatever stands in it. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (mark) => marks[mark]!)

/** A path inside the archive as an address in it. */
export const hrefOf = (path: string): string =>
  escapeHtml(path.split('/').map(encodeURIComponent).join('/'))

/** A name for files, from one that people gave: letters and digits of every script. */
export const fileStem = (name: string, index: number): string => {
  const words = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  const number = String(index + 1).padStart(2, '0')
  return words === '' ? number : `${number}-${[...words].slice(0, 40).join('')}`
}

export const pageHead = (language: string, title: string, depth: 0 | 1): string =>
  `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self'">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${'../'.repeat(depth)}style.css">
</head>
<body>
<main>
`

export const pageEnd = '</main>\n</body>\n</html>\n'

export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>\n`

export const heading = (level: 1 | 2, text: string): string =>
  `<h${level}>${escapeHtml(text)}</h${level}>\n`

export const link = (path: string, text: string): string =>
  `<a href="${hrefOf(path)}">${escapeHtml(text)}</a>`

export const list = (items: readonly string[]): string =>
  `<ul>\n${items.map((item) => `<li>${item}</li>\n`).join('')}</ul>\n`

/** A file of the archive, shown where a page can. */
export function shownFile(path: string, mime: string, words: string): string {
  const href = hrefOf(path)
  const alt = escapeHtml(words)
  if (mime.startsWith('image/')) return `<img src="${href}" alt="${alt}" loading="lazy">`
  if (mime.startsWith('audio/')) return `<audio controls preload="none" src="${href}"></audio>`
  if (mime.startsWith('video/')) return `<video controls preload="none" src="${href}"></video>`
  return link(path, words)
}

export const messageItem = (message: {
  speaker: string
  own: boolean
  at: string
  when: string
  text: string
  /** HTML. */
  files: readonly string[]
}): string =>
  `<article class="${message.own ? 'own' : 'other'}">
<header><b>${escapeHtml(message.speaker)}</b> <time datetime="${escapeHtml(message.at)}">${escapeHtml(message.when)}</time></header>
<div class="text">${escapeHtml(message.text)}</div>${message.files.join('')}
</article>
`

export const styleSheet = `:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2 { line-height: 1.25; text-wrap: balance; }
a { color: LinkText; }
article { max-width: 85%; margin: 0 0 .75rem; padding: .75rem 1rem; border-radius: 1rem;
  background: color-mix(in srgb, CanvasText 7%, Canvas); }
article.own { margin-left: auto; background: color-mix(in srgb, #6a5cff 18%, Canvas); }
article header { font-size: .8125rem; opacity: .8; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
img, video { display: block; max-width: 100%; height: auto; margin-top: .5rem; border-radius: .5rem; }
audio { display: block; width: 100%; margin-top: .5rem; }
`
