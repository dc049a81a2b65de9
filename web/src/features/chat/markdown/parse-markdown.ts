import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { cjkEmphasis } from '@/i18n/cjk-emphasis'

const options = {
  // What comes first wins.
  extensions: [cjkEmphasis, gfmTable(), gfmStrikethrough({ singleTilde: false })],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
}

/** Each run of them is held against those before it. */
const emphasis = /[*_~]+/g
/** No text has so many in one block; what a model repeats without end may. */
const mostRuns = 600

/** The syntax tree of one block of Markdown; of one with hundreds of marks of emphasis, its plain text. */
export const parseMarkdown = (block: string): Root =>
  (block.match(emphasis)?.length ?? 0) > mostRuns ? plain(block) : fromMarkdown(block, options)

const plain = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
})
