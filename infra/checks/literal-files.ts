import ts from 'typescript6'

/** A file with more than this share of its characters in words is a list of them, and no code. */
const mostWords = 0.4

/** Written from the content. */
const generated = 'packages/contracts/src/languages.ts'

/** Not what makes tables of places once. */
const runs = /\/src\//
/** Words of Japanese or Korean; single letters may be a rule of writing, Han the terms of a chart. */
const word = /(?:[\p{Script=Hiragana}\p{Script=Katakana}]{2}|\p{Script=Hangul}{2})/u
const characterClass = /\[[^\]]*\]/g

/** Spares most files the parser. */
const declaresFunction = /^(?:export )?(?:default )?(?:async )?(?:function|class) /m

type CodeFile = { readonly path: string; readonly code: string }

/**
 * Finds files that hold words instead of code, or words of one language in an engine: those belong into
 * the content.
 *
 * @returns `file:line: what is wrong`
 */
export const checkLiteralFiles = (files: readonly CodeFile[]): string[] =>
  files
    .filter(
      ({ path, code }) =>
        path !== generated && (holdsOnlyWords(code) || (runs.test(path) && namesALanguage(code))),
    )
    .map(({ path }) => `${path}:1: words that people read or rules listen for belong into content/`)

/** Whether a file has no function and no class, and is mostly words that people read or rules listen for. */
export function holdsOnlyWords(code: string): boolean {
  if (declaresFunction.test(code)) return false
  const file = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest)
  let inWords = 0
  let acts = false
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeElement(node) || ts.isTypeNode(node)) return
    acts ||= ts.isFunctionLike(node) || ts.isClassLike(node)
    if (acts) return
    if (isWords(node)) inWords += node.end - node.getStart(file)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return !acts && inWords > mostWords * code.length
}

/** Whether code, functions and all, holds words of a language that engines are not to know. */
export function namesALanguage(code: string): boolean {
  if (!word.test(code)) return false
  const file = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest)
  const names = (node: ts.Node): boolean =>
    ((ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node)) &&
      word.test(node.text.replaceAll(characterClass, ''))) ||
    (ts.forEachChild(node, names) ?? false)
  return names(file)
}

/** Not names for programs: codes, classes of styles, paths of drawings. */
function isWords(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node)) return true
  if (!ts.isLiteralExpression(node) && !ts.isTemplateMiddleOrTemplateTail(node)) return false
  return /[^\p{ASCII}\P{L}]/u.test(node.text) || /^[^-_:[\]/]*\p{L}{2} \p{L}{2}/u.test(node.text)
}
