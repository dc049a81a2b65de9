import type { Mail } from './mail.ts'

/** What a mail says, in the language of who gets it. */
export type MailContent = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What it leads to. */
  readonly action?: { readonly label: string; readonly url: string }
  /** What it answers: a line that says so, and the words. */
  readonly quote?: { readonly intro: string; readonly text: string }
  /** Smaller, after the button: how long it holds, what to do when it was somebody else. */
  readonly notes: readonly string[]
  /** The last line: who writes, and why. */
  readonly footer: string
  /** BCP 47. */
  readonly language: string
  readonly product: string
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Its line breaks stay. */
const lines = (text: string) => escape(text).replaceAll('\n', '<br>')

/** One line, as a header may be. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Writes a mail in plain text and in simple HTML, which say the same. */
export function renderMail(content: MailContent, to: { id: string; address: string }): Mail {
  return {
    id: to.id,
    to: to.address,
    subject: oneLine(content.subject),
    text: plain(content),
    html: html(content),
  }
}

function plain({ heading, paragraphs, action, quote, notes, footer }: MailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}\n${action.url}`]),
    ...(quote === undefined ? [] : [`${quote.intro}\n${quote.text.replaceAll(/^/gm, '> ')}`]),
    ...notes,
    `-- \n${footer}`,
  ]
  return `${parts.join('\n\n')}\n`
}

const font =
  "font-family:-apple-system,'Segoe UI','PingFang SC','Hiragino Sans','Noto Sans CJK SC',sans-serif"

function html({ product, language, ...content }: MailContent): string {
  const { heading, paragraphs, action, quote, notes, footer } = content
  const row = (text: string, style: string) =>
    `<p style="margin:0 0 16px;line-height:1.6;${style}">${lines(text)}</p>`
  const quoted =
    quote === undefined
      ? ''
      : row(quote.intro, 'font-size:14px;color:#5c5470') +
        `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d9d2e9;line-height:1.6;color:#5c5470">${lines(quote.text)}</blockquote>`
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#6b46c1;color:#ffffff;font-weight:600;text-decoration:none">${escape(action.label)}</a></p>` +
        row(action.url, 'font-size:13px;color:#5c5470;word-break:break-all')
  return `<!doctype html>
<html lang="${escape(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escape(content.subject)}</title></head>
<body style="margin:0;background:#f5f3fa;color:#1f1a2e;${font};font-size:16px">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 16px;font-weight:700;color:#6b46c1">${escape(product)}</p>
<div style="padding:32px 24px;border-radius:16px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.35">${escape(heading)}</h1>
${paragraphs.map((text) => row(text, '')).join('\n')}
${button}
${quoted}
${notes.map((text) => row(text, 'font-size:14px;color:#5c5470')).join('\n')}
</div>
<p style="margin:16px 8px;font-size:13px;line-height:1.6;color:#5c5470">${escape(footer)}</p>
</div></body></html>
`
}
