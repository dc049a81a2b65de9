import regionNames from '../../data/region-names.json' with { type: 'json' }
import { foldName, plainRegion, type Variants } from './place-names.ts'

/** How people shorten states and provinces, by country: `short|forms: as the region is named`. */
const shortForms: Readonly<Record<string, Readonly<Record<string, string>>>> = regionNames

/** A region as a name for it may mean: in which country, and its name without its kind. */
export type Region = { readonly country: string; readonly name: string }

/** Folded short forms with the regions each may stand for. */
export function regionShortForms(variants: Variants): ReadonlyMap<string, readonly Region[]> {
  const all = new Map<string, Region[]>()
  for (const [country, forms] of Object.entries(shortForms))
    for (const [shorts, name] of Object.entries(forms))
      for (const short of shorts.split('|')) {
        const key = foldName(short, variants)
        all.set(key, [...(all.get(key) ?? []), { country, name: plainRegion(name) }])
      }
  return all
}
