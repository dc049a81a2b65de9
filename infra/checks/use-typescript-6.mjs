import { registerHooks } from 'node:module'

/**
 * TypeScript 7 has no compiler API; dependency-cruiser would then read nothing and report success.
 * Whatever asks for `typescript` in this process gets the alias `typescript6`.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=$|\/)/, 'typescript6'), context),
})
