import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from './mail.ts'

export type CapturedMail = Mail & { readonly at: string }

/** Kept at most; older ones make room. */
const keptMails = 200
const ending = '.json'

/** Names sort by time. */
const nameOf = (mail: Mail, at: Date) => `${at.toISOString().replaceAll(':', '-')}-${mail.id}`

/** Keeps a mail in the folder instead of sending it, for its owner alone (mode 0600). */
export async function captureMail(folder: string, mail: Mail, at: Date): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, nameOf(mail, at))
  const captured: CapturedMail = { ...mail, at: at.toISOString() }
  await writeFile(path, JSON.stringify(captured, null, 2), { mode: 0o600 })
  // Whoever lists the folder finds whole files only.
  await rename(path, path + ending)
  const names = await listNames(folder)
  for (const name of names.slice(keptMails)) await rm(join(folder, name), { force: true })
}

/** The latest captured mails, newest first; none when the folder is not there. */
export async function readCapturedMails(folder: string, limit: number): Promise<CapturedMail[]> {
  const names = await listNames(folder)
  const texts = await Promise.all(
    names.slice(0, limit).map((name) => readFile(join(folder, name), 'utf8')),
  )
  return texts.map((text) => JSON.parse(text) as CapturedMail)
}

async function listNames(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names
      .filter((name) => name.endsWith(ending))
      .toSorted()
      .toReversed()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
