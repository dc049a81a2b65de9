import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A legal text, and the day (YYYY-MM-DD) on which its words changed last; null where nobody knows. */
type LegalText = { readonly path: string; readonly text: string; readonly changed: string | null }

/**
 * Legal texts say when they changed last: whoever changes one sets its date.
 *
 * @returns `file:line: what is wrong`
 */
export const checkLegalDates = (texts: readonly LegalText[]): string[] =>
  texts.flatMap(({ path, text, changed }) => {
    const line = text.split('\n').findIndex((each) => each.startsWith('updated: '))
    const updated = text.split('\n')[line]?.slice('updated: '.length) ?? ''
    return changed !== null && updated < changed
      ? [`${path}:${line + 1}: says ${updated || 'no date'}, and was changed on ${changed}`]
      : []
  })

/** The legal texts below a folder of a repository, with the days of their last commits. */
export function readLegalTexts(root: string, paths: readonly string[]): LegalText[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  // Without its history a copy knows no days: an archive, or the last commit alone.
  const known = (() => {
    try {
      return git('rev-parse', '--is-shallow-repository').trim() === 'false'
    } catch {
      return false
    }
  })()
  return paths.map((path) => ({
    path,
    text: readFileSync(`${root}${path}`, 'utf8'),
    changed: (known && git('log', '-1', '--format=%cs', '--', path).trim()) || null,
  }))
}
