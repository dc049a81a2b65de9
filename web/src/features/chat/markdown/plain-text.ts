import type { Nodes } from 'mdast'
import { parseMarkdown } from './parse-markdown'

const ownLine = new Set(['paragraph', 'heading', 'listItem', 'tableRow', 'code', 'blockquote'])

function wordsOf(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? ''
  const own = 'value' in node ? node.value : ''
  const words = 'children' in node ? node.children.map(wordsOf).join('') : own
  return ownLine.has(node.type) ? `${words}\n` : words
}

/** The words of a Markdown text without its marks: to be spoken, announced or copied. */
export const plainText = (markdown: string): string =>
  wordsOf(parseMarkdown(markdown))
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
