import type { HelpContent } from '@lumen/contracts/admin/help-operations'
import type { ErrorBody } from '@lumen/contracts/error-body'

const lines = /[\r\n]/

/** What in an article could not be shown, by the rules of content/README.md; empty when all can. */
export function problemsOfContent(content: HelpContent): NonNullable<ErrorBody['details']> {
  const { title, summary, keywords, body } = content
  const say = (field: string, message: string) => [{ path: `content.${field}`, message }]
  const links = [...body.matchAll(/\]\(\s*<?([^)\s>]*)/g)].map(([, target]) => target ?? '')
  return [
    ...(lines.test(title) ? say('title', 'must be one line') : []),
    ...(lines.test(summary) ? say('summary', 'must be one line') : []),
    ...(lines.test(keywords) ? say('keywords', 'must be one line') : []),
    ...(/^ {0,3}#(\s|$)/m.test(body) ? say('body', 'headings begin at ##') : []),
    ...(/<[a-z!/?]/i.test(body) ? say('body', 'must hold no HTML') : []),
    ...(/!\[/.test(body) ? say('body', 'must hold no images') : []),
    ...(links.every((target) => /^(\/(?!\/)|#|https:|mailto:)/.test(target))
      ? []
      : say('body', 'links lead to /…, #…, https: or mailto:')),
  ]
}
