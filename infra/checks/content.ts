import { checkContent } from '@lumen/content/check-content'
import { declaredRooms } from '@lumen/content/declared-rooms'
import { languagesAreWritten, readLanguages } from '@lumen/content/write-languages'

/** `npm run check:content`: every language of the content against what code reads of it. */
const { faults, files } = checkContent(await declaredRooms(), readLanguages())
const all = languagesAreWritten()
  ? faults
  : [...faults, 'content/languages.yaml: packages/contracts does not say the same: npm run content']
if (all.length > 0 || files === 0) {
  console.error(all.join('\n'))
  console.error(`\n${all.length} faults in ${files} files of the content`)
  process.exitCode = 1
} else console.log(`${files} files of the content are in order`)
