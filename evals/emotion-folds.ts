import { createClassifier } from '@lumen/understanding/feeling/classifier'
import { readFeatures } from '@lumen/understanding/feeling/open-readers'
import { readArguments } from './arguments.ts'
import { exampleOf, fit } from './emotion-fit.ts'
import { groupsOfLike } from './emotion-groups.ts'
import {
  type EmotionRow,
  type Guess,
  macroF1,
  readEmotionRows,
  readTalkRows,
} from './emotion-rows.ts'

/**
 * Cross-validates the training of the classifier of feelings on JSONL rows {text, language, label} and the
 * rows of talk: each fifth
 * is labelled by weights of the rest, texts that are nearly the same stay in one fifth, and all
 * feelings of a set count as much. Settings are chosen by this, not by the rows of the
 * evaluation. A feeling with fewer than five rows in a set is not counted there.
 */
const { data } = readArguments('eval:emotion:folds', ['data'])
const folds = 5
const fewest = 5

const rows = [...readEmotionRows(data), ...readTalkRows()]
const kindOf = ({ set, label }: Pick<EmotionRow, 'set' | 'label'>) => `${set} ${label}`
const kinds = new Map<string, number>()
for (const row of rows) kinds.set(kindOf(row), (kinds.get(kindOf(row)) ?? 0) + 1)

const foldOf = new Map<EmotionRow, number>()
const given = new Map<string, number>()
for (const group of groupsOfLike(rows)) {
  const kind = kindOf(group[0]!)
  const at = given.get(kind) ?? 0
  given.set(kind, at + 1)
  for (const row of group) foldOf.set(row, at % folds)
}
const examples = new Map(rows.map((row) => [row, exampleOf(row)]))
const guesses: Guess[] = []
for (let fold = 0; fold < folds; fold++) {
  const learnt = rows.filter((row) => foldOf.get(row) !== fold)
  const classify = createClassifier(fit(learnt.map((row) => examples.get(row)!)), readFeatures)
  for (const row of rows.filter((one) => foldOf.get(one) === fold))
    guesses.push({
      ...row,
      guess: classify(row.text, row.language, row.set === 'talk' ? 'talk' : 'public').label,
    })
}
const counted = guesses.filter((guess) => kinds.get(kindOf(guess))! >= fewest)
const evenly = (guess: Guess) => 1 / kinds.get(kindOf(guess))!
const line = (name: string, of: Guess[]) => ({
  name,
  rows: of.length,
  'macro-F1': macroF1(of, evenly).toFixed(3),
})
const sets = Map.groupBy(counted, ({ set }) => set)
console.table([
  line(
    'all but talk',
    counted.filter(({ set }) => set !== 'talk'),
  ),
  ...[...sets].map(([set, of]) => line(set, of)),
])
