import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { isLanguage, type Language } from '@lumen/contracts/languages'
import { driveTalk, readTalk, type ScriptedTalk } from './scripted-talk.ts'

const talks = new URL('../talks/', import.meta.url)
const target = new URL('../../../docs/transcripts/', import.meta.url)

/** One talk as a page: the user's lines are written, the companion's are the engine's. */
function page(talk: ScriptedTalk): string {
  const replies = driveTalk(talk)
  const lines = talk.turns.map(
    (turn, at) => `**›** ${turn.say}\n\n**${talk.persona.name}:** ${replies[at]?.text ?? ''}\n`,
  )
  return [
    `# A talk of ${talk.turns.length} turns with the offline companion (${talk.language})\n`,
    'The lines after › are a script; every answer is the engine’s, without a model, as a new user',
    `would see it. Written by \`npm run -s transcripts\` from \`packages/companion-engine/talks/${talk.language}.json\`.\n`,
    ...lines,
  ].join('\n')
}

const found = readdirSync(talks).flatMap((file) => {
  const language = file.replace(/\.json$/, '')
  return isLanguage(language) ? [language] : []
})
const asked = process.argv.slice(2).filter(isLanguage)
const wanted: readonly Language[] = asked.length > 0 ? asked : found

mkdirSync(target, { recursive: true })
for (const language of wanted) {
  writeFileSync(new URL(`${language}.md`, target), page(readTalk(language)))
}
process.stdout.write(`${wanted.length} transcripts written: ${wanted.join(', ')}\n`)
