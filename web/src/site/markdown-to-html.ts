import type { AlignType, Heading, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { cjkEmphasis } from '../i18n/cjk-emphasis.ts'

/** How a section is drawn, named behind its anchor: `## Title {#anchor .cards}`. */
const looks = ['cards', 'steps', 'pledges', 'prohibited', 'contacts'] as const

export type Section = { id: string; title: string }
export type CompiledText = {
  html: string
  /** The second-level headings, for the table of contents. */
  sections: Section[]
}

const escaped = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (mark) => escaped[mark as keyof typeof escaped])

const plainText = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? plainText(node.children) : '',
    )
    .join('')

/** A heading without its `{#anchor .look}`, and what that says. */
function readHeading(node: Heading, file: string) {
  const last = node.children.at(-1)
  const mark =
    last?.type === 'text' ? /\s*\{#([a-z][a-z0-9-]*)((?:\s+\.\w+)*)\}\s*$/.exec(last.value) : null
  if (last?.type === 'text' && mark !== null) last.value = last.value.slice(0, mark.index)
  const look = mark?.[2]?.trim().slice(1)
  if (look !== undefined && look !== '' && !looks.includes(look as (typeof looks)[number]))
    throw new Error(`${file}: there is no look “.${look}”; there are ${looks.join(', ')}`)
  return { id: mark?.[1], look: look || undefined, title: plainText(node.children) }
}

export type CompileOptions = {
  file: string
  /** Turns an address of the product into that of the reader’s language. */
  localize: (path: string) => string
}

/**
 * Markdown as HTML: CommonMark, tables and strikethrough; no HTML, no images. Each second-level
 * heading opens a section with its anchor. @throws on anything a page could not show
 */
export function markdownToHtml(markdown: string, { file, localize }: CompileOptions): CompiledText {
  const sections: Section[] = []

  const inline = (nodes: readonly PhrasingContent[]): string =>
    nodes
      .map((node): string => {
        switch (node.type) {
          case 'text':
            return escapeHtml(node.value)
          case 'strong':
            return `<strong>${inline(node.children)}</strong>`
          case 'emphasis':
            return `<em>${inline(node.children)}</em>`
          case 'delete':
            return `<del>${inline(node.children)}</del>`
          case 'inlineCode':
            return `<code>${escapeHtml(node.value)}</code>`
          case 'break':
            return '<br>'
          case 'link': {
            const inside = /^[/#]/.test(node.url)
            if (!inside && !/^(https:|mailto:)/.test(node.url))
              throw new Error(`${file}: ${node.url} is neither /…, #…, https: nor mailto:`)
            const href = node.url.startsWith('/') ? localize(node.url) : node.url
            const outside = node.url.startsWith('https:') ? ' rel="noopener"' : ''
            return `<a href="${escapeHtml(href)}"${outside}>${inline(node.children)}</a>`
          }
          default:
            throw new Error(`${file}: ${node.type} cannot be shown`)
        }
      })
      .join('')

  const table = ({ children: [head, ...rows], align }: Table): string => {
    const styleOf = (side: AlignType | undefined) => (side ? ` class="text-${side}"` : '')
    const row = (cells: Table['children'][number] | undefined, tag: 'th' | 'td') =>
      `<tr>${(cells?.children ?? [])
        .map((cell, index) => {
          const scope = tag === 'th' ? ' scope="col"' : ''
          return `<${tag}${scope}${styleOf(align?.[index])}>${inline(cell.children)}</${tag}>`
        })
        .join('')}</tr>`
    return `<div class="table-scroll" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows
      .map((cells) => row(cells, 'td'))
      .join('')}</tbody></table></div>`
  }

  const block = (node: RootContent): string => {
    switch (node.type) {
      case 'paragraph':
        return `<p>${inline(node.children)}</p>`
      case 'heading': {
        const { id } = readHeading(node, file)
        if (node.depth === 1) throw new Error(`${file}: headings begin at ##`)
        return `<h${node.depth}${id === undefined ? '' : ` id="${id}"`}>${inline(node.children)}</h${node.depth}>`
      }
      case 'blockquote':
        return `<blockquote>${node.children.map(block).join('')}</blockquote>`
      case 'list': {
        const tag = node.ordered === true ? 'ol' : 'ul'
        const start =
          node.ordered === true && (node.start ?? 1) !== 1 ? ` start="${node.start}"` : ''
        const items = node.children.map(({ children }) => {
          const tight = children.length === 1 || node.spread !== true
          return `<li>${children
            .map((child) =>
              tight && child.type === 'paragraph' ? inline(child.children) : block(child),
            )
            .join('')}</li>`
        })
        return `<${tag}${start}>${items.join('')}</${tag}>`
      }
      case 'code':
        return `<pre tabindex="0"><code>${escapeHtml(node.value)}</code></pre>`
      case 'thematicBreak':
        return '<hr>'
      case 'table':
        return table(node)
      default:
        throw new Error(`${file}: ${node.type} cannot be shown`)
    }
  }

  /** Third-level headings with what belongs to them, each in a box of its own. */
  const boxes = (nodes: readonly RootContent[]): string => {
    let html = ''
    let open = false
    for (const node of nodes) {
      if (node.type === 'heading' && node.depth === 3) {
        html += open ? '</div><div class="box">' : '<div class="boxes"><div class="box">'
        open = true
      }
      html += block(node)
    }
    return open ? `${html}</div></div>` : html
  }

  const { children } = fromMarkdown(markdown, {
    extensions: [cjkEmphasis, gfmTable(), gfmStrikethrough({ singleTilde: false })],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  })
  const groups: { heading: Heading | undefined; nodes: RootContent[] }[] = [
    { heading: undefined, nodes: [] },
  ]
  for (const node of children)
    if (node.type === 'heading' && node.depth === 2) groups.push({ heading: node, nodes: [] })
    else groups.at(-1)?.nodes.push(node)

  const html = groups
    .map(({ heading, nodes }) => {
      if (heading === undefined)
        return nodes.length === 0 ? '' : `<div class="lead">${nodes.map(block).join('')}</div>`
      const { id = `section-${sections.length + 1}`, look, title } = readHeading(heading, file)
      if (sections.some((section) => section.id === id))
        throw new Error(`${file}: the anchor #${id} is there twice`)
      sections.push({ id, title })
      const inside =
        look === 'cards' || look === 'contacts' ? boxes(nodes) : nodes.map(block).join('')
      const name = look === undefined ? '' : ` class="${look}"`
      return `<section id="${id}"${name}><h2>${inline(heading.children)}</h2>${inside}</section>`
    })
    .join('')
  return { html, sections }
}
