import { scenarioCategories, scenarioDifficulties } from '@lumen/contracts/chat/scenario-choices'
import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Segments } from '@/ui/segments'
import { Select } from '@/ui/select'
import type { Filters } from './filter-scenarios'

/** What narrows the list: words of the title, category, difficulty, and whether it is one’s own. */
export function ScenarioFilters({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}) {
  const { t } = useTranslation()
  return (
    <div
      role="search"
      className="mt-6 grid grid-cols-2 items-end gap-x-3 gap-y-2 max-sm:[&>*:first-child]:col-span-2 max-sm:[&>*:last-child]:col-span-2 sm:gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <Field label={t('scenarios.search')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={filters.title}
            autoComplete="off"
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      <Field label={t('scenarios.filter.category')}>
        {(control) => (
          <Select
            {...control}
            value={filters.category}
            onChange={({ target }) =>
              onChange({
                category: scenarioCategories.find((each) => each === target.value) ?? '',
              })
            }
          >
            <option value="">{t('scenarios.filter.allCategories')}</option>
            {scenarioCategories.map((category) => (
              <option key={category} value={category}>
                {t(`scenarios.category.${category}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('scenarios.filter.difficulty')}>
        {(control) => (
          <Select
            {...control}
            value={filters.difficulty}
            onChange={({ target }) =>
              onChange({
                difficulty: scenarioDifficulties.find((each) => each === target.value) ?? '',
              })
            }
          >
            <option value="">{t('scenarios.filter.allDifficulties')}</option>
            {scenarioDifficulties.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {t(`scenarios.difficulty.${difficulty}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Segments
        label={t('scenarios.filter.which')}
        value={filters.which}
        onValueChange={(id) => onChange({ which: id === 'mine' ? 'mine' : 'all' })}
        items={[
          { id: 'all', label: t('scenarios.filter.all') },
          { id: 'mine', label: t('scenarios.filter.mine') },
        ]}
      />
    </div>
  )
}
