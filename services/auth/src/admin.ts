import { loadConfig } from './config.ts'
import { createContext } from './context.ts'
import { setAdmin } from './use-cases/set-admin.ts'

const usage = 'Usage: npm run admin -- grant <email> | revoke <email>'

/** Operators' command; the API has no way to make an administrator. */
const [command, email, ...more] = process.argv.slice(2)
if ((command !== 'grant' && command !== 'revoke') || email === undefined || more.length > 0) {
  console.error(usage)
  process.exitCode = 2
} else {
  const { context, closer } = await createContext(loadConfig({ LOG_LEVEL: 'warn', ...process.env }))
  try {
    if (await setAdmin(context, email, command === 'grant')) {
      console.log(`${email} is ${command === 'grant' ? 'now' : 'no longer'} an administrator.`)
    } else {
      console.error(`There is no account with the e-mail address ${email}.`)
      process.exitCode = 1
    }
  } finally {
    await closer.close()
  }
}
