/** As what a conversation is given: to be read, or to be taken in again. */
export const talkForms = ['markdown', 'json'] as const
export type TalkForm = (typeof talkForms)[number]

const endings = { markdown: 'md', json: 'json' } as const satisfies Record<TalkForm, string>

/**
 * The name of the file, which every system takes.
 * @param day `2026-11-23`
 */
export function talkFileName(companion: string, form: TalkForm, day: string): string {
  const name = companion
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  return `${[name, day].filter((part) => part !== '').join(' ')}.${endings[form]}`
}
