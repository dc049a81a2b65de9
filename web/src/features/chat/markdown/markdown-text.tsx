import type { Nodes, Parent, Table } from 'mdast'
import { memo, type ReactNode } from 'react'
import { parseMarkdown } from './parse-markdown'
import { splitBlocks } from './split-blocks'

/** Where a link may lead; anything else stays text. */
const safeAddress = /^(?:https?:|mailto:)/i

const drawAll = ({ children }: Parent): ReactNode[] =>
  children.map((child, index) => draw(child as Nodes, index))

const drawLink = (url: string, key: number, children: ReactNode) =>
  safeAddress.test(url) ? (
    <a
      key={key}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-link underline underline-offset-2"
    >
      {children}
    </a>
  ) : (
    children
  )

const drawTable = (table: Table, key: number) => {
  const [head, ...rows] = table.children
  return (
    <div key={key} className="my-2 overflow-x-auto first:mt-0 last:mb-0" tabIndex={0}>
      <table className="border-collapse text-small [&_td]:border [&_td]:border-line [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-line [&_th]:px-2 [&_th]:py-1 [&_th]:text-left">
        <thead>
          <tr>
            {head?.children.map((cell, at) => (
              <th key={at}>{drawAll(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.children.map((cell, at) => (
                <td key={at}>{drawAll(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const gap = 'my-2 first:mt-0 last:mb-0'

/** Draws one node of a syntax tree. HTML is shown as it was written; pictures are links, not loaded. */
function draw(node: Nodes, key: number): ReactNode {
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value
    case 'paragraph':
      return (
        <p key={key} className={gap}>
          {drawAll(node)}
        </p>
      )
    case 'heading':
      // A reply has no place in the outline of the page.
      return (
        <p key={key} className="mt-3 mb-1 font-bold first:mt-0">
          {drawAll(node)}
        </p>
      )
    case 'strong':
      return <strong key={key}>{drawAll(node)}</strong>
    case 'emphasis':
      return <em key={key}>{drawAll(node)}</em>
    case 'delete':
      return <del key={key}>{drawAll(node)}</del>
    case 'inlineCode':
      return (
        <code key={key} className="rounded-[4px] bg-surface-3 px-1 py-px font-mono text-[.9em]">
          {node.value}
        </code>
      )
    case 'code':
      return (
        <pre
          key={key}
          tabIndex={0}
          className="my-2 overflow-x-auto rounded-1 bg-surface-3 p-3 font-mono text-small first:mt-0 last:mb-0"
        >
          <code>{node.value}</code>
        </pre>
      )
    case 'blockquote':
      return (
        <blockquote key={key} className="my-2 border-l-2 border-violet-400 pl-3 text-text-2">
          {drawAll(node)}
        </blockquote>
      )
    case 'list':
      return node.ordered === true ? (
        <ol key={key} start={node.start ?? 1} className={`${gap} list-decimal space-y-1 pl-6`}>
          {drawAll(node)}
        </ol>
      ) : (
        <ul key={key} className={`${gap} list-disc space-y-1 pl-5`}>
          {drawAll(node)}
        </ul>
      )
    case 'listItem':
      return <li key={key}>{drawAll(node)}</li>
    case 'table':
      return drawTable(node, key)
    case 'link':
      return drawLink(node.url, key, drawAll(node))
    case 'image':
      return drawLink(node.url, key, node.alt || node.url)
    case 'break':
      return <br key={key} />
    case 'thematicBreak':
      return <hr key={key} className="my-3 border-line" />
    default:
      return 'children' in node ? drawAll(node) : null
  }
}

/** Parsed and drawn again only when its own text changes. */
const Block = memo(function Block({ text }: { text: string }) {
  return drawAll(parseMarkdown(text))
})

/** Markdown of a reply, also while it is still growing. */
export const MarkdownText = memo(function MarkdownText({ text }: { text: string }) {
  return splitBlocks(text).map((block, index) => <Block key={index} text={block} />)
})
