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

/** The syntax tree of one block of Markdown. */
export const parseMarkdown = (block: string): Root => fromMarkdown(block, options)
