import { camel, insertAfter, pascal, readName, writeFiles } from './write-files.mjs'

/** `npm run new:feature <name>`: a page behind sign-in, its row in the route table, its test. */
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
  /loadSignedIn: chat,\n {2}},\n/,
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
console.log(
  `Now add the text ${camel(name)} to web/locales/<language>/route.json in all eight languages.`,
)
