import { languageFacts, languages } from '@lumen/contracts/languages'
import { noiseIn } from './noise.ts'

const faces = /[😂🤣😆😹😅💀🙃]/u

const compile = (): RegExp =>
  new RegExp(
    languages
      .flatMap((language) =>
        noiseIn(language).laughs.map((laugh) =>
          languageFacts[language].script === 'Latin' ? `(?<![a-z])(?:${laugh})(?![a-z])` : laugh,
        ),
      )
      .join('|'),
    'u',
  )
let laughter: RegExp | null = null

/** Whether somebody laughs in a message, in whichever language; `text` in lower case. */
export const laughsIn = (text: string): boolean =>
  faces.test(text) || (laughter ??= compile()).test(text)
