import { provisionForTests } from '@lumen/provision/testing'

/** Holds the servers while tests run, so that they are not stopped before the last file, and then are. */
export default async function holdServers(): Promise<() => Promise<void>> {
  const servers = await provisionForTests({ report: (line) => console.error(line) })
  return () => servers.stop()
}
