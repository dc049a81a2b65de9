import { lazy, Suspense, type ComponentType } from 'react'

type Props = { text: string }

/** As it was written: until the parser is here, and when it cannot be had. */
const AsWritten = ({ text }: Props) => <p className="whitespace-pre-wrap">{text}</p>

const loadMarkdown = () => import('./markdown-text')

const Markdown = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    return { default: (await loadMarkdown()).MarkdownText }
  } catch (error) {
    console.error('Replies are shown as they were written', error)
    return { default: AsWritten }
  }
})

/** Fetches the parser beside the first conversation, which as a rule takes longer to come. */
export const preloadMarkdown = (): void => void loadMarkdown().catch(() => undefined)

/** The Markdown of a reply, drawn. */
export const ReplyText = ({ text }: Props) => (
  <Suspense fallback={<AsWritten text={text} />}>
    <Markdown text={text} />
  </Suspense>
)

/** The words of a Markdown text without its marks; the text itself when the parser cannot be had. */
export async function wordsOf(markdown: string): Promise<string> {
  try {
    const { plainText } = await import('./plain-text')
    return plainText(markdown)
  } catch {
    return markdown
  }
}
