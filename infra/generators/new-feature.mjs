import { globSync } from 'node:fs'
import { camel, finish, insertAfter, pascal, readName, root, writeFiles } from './write-files.mjs'

/** `npm run new:feature <name>`: a page behind sign-in, its row in the route table, its title. */
const name = readName('npm run new:feature <name>')
const Page = `${pascal(name)}Page`
const folder = `web/src/features/${name}`

writeFiles({
  [`${folder}/${name}-page.tsx`]: `import { useTranslation } from 'react-i18next'

export default function ${Page}() {
  const { t } = useTranslation()
  return <h1 className="p-6 font-display text-h2 font-bold">{t('route.${camel(name)}')}</h1>
}
`,
})
insertAfter(
  'web/src/app/routes.ts',
  /routes: readonly RouteRow\[\] = \[\n/,
  `  {
    id: '${camel(name)}',
    path: '/${name}',
    guard: 'auth',
    titleKey: 'route.${camel(name)}',
    prerender: false,
    load: () => import('@/features/${name}/${name}-page'),
  },
`,
)
const title = JSON.stringify(pascal(name).replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' '))
for (const file of globSync('content/*/app/route.json', { cwd: root }))
  insertAfter(file, /^\{\n/, `  ${JSON.stringify(camel(name))}: ${title},\n`)
finish(`Now translate route.${camel(name)} in content/*/app/route.json, and add a nav to its row.`)
