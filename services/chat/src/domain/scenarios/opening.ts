import type { Scenario } from '@lumen/contracts/chat/scenario-schema'

/** What a companion says first in a scenario, in Markdown: its title, where it plays, and what is told first. */
export const openingOf = ({
  title,
  environment,
  opening,
  description,
}: Pick<Scenario, 'title' | 'environment' | 'opening' | 'description'>): string =>
  [`**${title}**`, environment, opening === '' ? description : opening]
    .filter((part) => part !== '')
    .join('\n\n')
