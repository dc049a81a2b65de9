import type { HelpChange, HelpEdition, HelpEntry } from '@lumen/contracts/admin/help-operations'
import { helpCategories } from '@lumen/contracts/admin/limits'
import type { Language } from '@lumen/contracts/languages'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { problemsOfContent } from '../domain/article-rules.ts'
import { writeDown } from '../store/audit-log.ts'
import { listEditions, dropOverride, saveOverride, type Edition } from '../store/help-overrides.ts'

const about = ({ slug, language, draft, published, basedOn, shippedHash }: Edition) => ({
  slug,
  language,
  state:
    draft !== null
      ? ('draft' as const)
      : published !== null
        ? ('published' as const)
        : ('shipped' as const),
  outdated: basedOn !== null && basedOn !== shippedHash,
})

/** Every article of a language in its order, titled as it was written last. */
export async function listHelp({ db }: AdminContext, language: Language): Promise<HelpEntry[]> {
  const editions = await listEditions(db, { language })
  return editions
    .toSorted(
      (a, b) =>
        helpCategories.indexOf(a.category) - helpCategories.indexOf(b.category) ||
        a.order - b.order ||
        a.slug.localeCompare(b.slug),
    )
    .map((edition) => ({
      ...about(edition),
      title: (edition.draft ?? edition.published ?? edition.shipped).title,
      category: edition.category,
    }))
}

/** @throws AppError `not_found` for what does not come with the product */
export async function readEdition(
  { db }: AdminContext,
  slug: string,
  language: Language,
): Promise<HelpEdition> {
  const [edition] = await listEditions(db, { language, slug })
  if (edition === undefined) throw new AppError('not_found', 'There is no such help article')
  const { shipped, shippedHash, draft, published, version } = edition
  return { ...about(edition), shipped, shippedHash, draft, published, version }
}

/**
 * Keeps what was written as a draft, or shows it to readers in place of the shipped text.
 * @throws AppError `not_found`; `invalid_input` for what could not be shown; `conflict` when another
 *   version is there than was read
 */
export async function writeHelp(
  context: AdminContext,
  actor: string,
  slug: string,
  { language, content, publish, version, shippedHash }: HelpChange,
): Promise<HelpEdition> {
  const details = problemsOfContent(content)
  if (details.length > 0)
    throw new AppError('invalid_input', 'This article cannot be shown', { details })
  await readEdition(context, slug, language)
  const { db, clock } = context
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    const change = { content, publishedAt: publish ? at : null, basedOn: shippedHash, version }
    if (!(await saveOverride(tx, { slug, language }, change)))
      throw new AppError('conflict', 'Somebody changed it meanwhile; look at it again')
    const action = publish ? 'publish-help' : 'save-help-draft'
    await writeDown(tx, { at, actor, action, subject: null, reason: `${language}/${slug}` })
  })
  return readEdition(context, slug, language)
}

/**
 * Shows the shipped text again; where it is shown already, and nothing else is written, nothing changes.
 * @throws AppError `conflict` when another version is there than was read
 */
export async function restoreHelp(
  { db, clock }: AdminContext,
  actor: string,
  slug: string,
  { language, version }: Pick<HelpChange, 'language' | 'version'>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const outcome = await dropOverride(tx, { slug, language }, version)
    if (outcome === 'changed')
      throw new AppError('conflict', 'Somebody changed it meanwhile; look at it again')
    if (outcome === 'nothing') return
    const deed = { action: 'restore-help', subject: null, reason: `${language}/${slug}` } as const
    await writeDown(tx, { at: clock.now(), actor, ...deed })
  })
}
