import type { SheetEntry } from '@lumen/contracts/chat/play-schema'
import { sheetCategories, sheetLimits } from '@lumen/contracts/chat/play-limits'

export type Sheet = readonly SheetEntry[]

/** Whether it is noted how things stand in it. */
export const keepsSheet = ({ category }: { category: string }): boolean =>
  sheetCategories.has(category)

/**
 * A sheet with what was noted since: a name keeps its place, a new one stands last while there is room,
 * and one with an empty value goes.
 */
export function withNotes(sheet: Sheet, notes: Sheet): Sheet {
  const values = new Map(sheet.map(({ name, value }) => [name, value]))
  for (const { name, value } of notes)
    if (value === '') values.delete(name)
    else if (values.has(name) || values.size < sheetLimits.entries) values.set(name, value)
  return [...values].map(([name, value]) => ({ name, value }))
}
