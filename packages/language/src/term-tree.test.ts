import { expect, test } from 'vitest'
import { TermTree } from './term-tree.ts'

function treeOf(terms: readonly string[]): TermTree<string, string> {
  const root = new TermTree<string, string>()
  for (const term of terms) {
    let node = root
    for (const unit of term) node = node.grow(unit)
    node.end(term)
  }
  return root
}

function find(root: TermTree<string, string>, term: string): readonly string[] | undefined {
  let node: TermTree<string, string> | undefined = root
  for (const unit of term) node = node?.next(unit)
  return node?.ends
}

test('finds every term, whether its nodes go on with one unit, with two or with many', () => {
  const terms = ['river', 'rivers', 'road', 'rain', 'rue', 'a', 'bridge', 'bright', 'river']
  const tree = treeOf(terms)
  for (const term of new Set(terms))
    expect(find(tree, term)).toEqual(terms.filter((each) => each === term))
})

test('finds nothing where no term ends or goes on', () => {
  const tree = treeOf(['river', 'road'])
  expect(find(tree, 'ri')).toEqual([])
  for (const term of ['x', 'rx', 'riverx', 'roads']) expect(find(tree, term)).toBeUndefined()
  expect(find(new TermTree(), 'a')).toBeUndefined()
})
