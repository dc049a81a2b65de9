import { useTranslation } from 'react-i18next'
import { useListDecisionsInfiniteQuery } from './admin-api'
import { DecisionLines } from './decision-lines'
import { PagedList } from './paged-list'

/** Everything that was decided about content, by people and by the policy. */
export function DecisionLog() {
  const { t } = useTranslation()
  const log = useListDecisionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <PagedList query={log} rowsOf={(page) => page.decisions} none={t('moderation.queue.noneLog')}>
      {(decisions) => <DecisionLines decisions={decisions} />}
    </PagedList>
  )
}
