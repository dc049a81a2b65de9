import { useTranslation } from 'react-i18next'
import { tagOf, type Language } from '@/i18n/languages'
import { markdownToHtml } from '@/site/markdown-to-html'
import { localPath } from '@/site/public-path'
import '@/site/prose.css'
import { Alert } from '@/ui/alert'

/** Markdown as HTML, or why it cannot be. */
function render(body: string, language: Language): { html: string } | { problem: string } {
  try {
    const localize = (path: string) => localPath(path, language)
    return { html: markdownToHtml(body, { file: 'Markdown', localize }).html }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** An article as its readers will see it, by the same rules. */
export default function HelpPreview({ body, language }: { body: string; language: Language }) {
  const { t } = useTranslation()
  const rendered = render(body, language)
  if ('problem' in rendered)
    return <Alert text={`${t('adminPublish.help.cannotShow')} ${rendered.problem}`} />
  return (
    <div
      lang={tagOf(language)}
      className="prose max-h-96 overflow-y-auto rounded-3 border border-line bg-surface p-5"
      // Links of a preview must not lead away from what was not kept yet.
      inert
      dangerouslySetInnerHTML={{ __html: rendered.html }}
    />
  )
}
