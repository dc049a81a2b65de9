import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { createGazetteer, type Gazetteer } from './place-time/gazetteer.ts'
import { createZones, type Zones, type ZoneTables } from './place-time/zones.ts'

/** Places and time zones of the whole world, from the files in data/. */
export type Atlas = { readonly zones: Zones; readonly gazetteer: Gazetteer }

const unpack = promisify(gunzip)
const read = async (name: string): Promise<Buffer> =>
  unpack(await readFile(new URL(`../data/${name}`, import.meta.url)))

/** Takes about 0.3 s and 40 MB. */
export async function loadAtlas(): Promise<Atlas> {
  const [zones, places, names] = await Promise.all([
    read('zones.json.gz'),
    read('places.tsv.gz'),
    read('place-names.tsv.gz'),
  ])
  return {
    zones: createZones(JSON.parse(zones.toString()) as ZoneTables),
    gazetteer: createGazetteer(places, names),
  }
}
