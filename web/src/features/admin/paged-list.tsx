import type { ReactNode } from 'react'
import { LoadMore } from '@/ui/load-more'
import { None } from './none'
import { Answer, type Query } from './section'

type PagedQuery<Page> = Query<{ pages: readonly Page[] }> & {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** What a list holds that is read page by page, that it holds nothing, and the way to more of it. */
export const PagedList = <Page, Row>({
  query,
  rowsOf,
  none,
  children,
}: {
  query: PagedQuery<Page>
  rowsOf: (page: Page) => readonly Row[]
  /** Said of a list with nothing in it. */
  none: string
  children: (rows: readonly Row[]) => ReactNode
}) => (
  <Answer query={query}>
    {({ pages }) => {
      const rows = pages.flatMap(rowsOf)
      return rows.length === 0 ? (
        <None text={none} />
      ) : (
        <>
          {children(rows)}
          {query.hasNextPage && (
            <LoadMore busy={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
          )}
        </>
      )
    }}
  </Answer>
)
