import { createTools } from '../tools.ts'
import { chartFactTasks } from './chart-facts.ts'
import { forecastTasks } from './forecast.ts'
import { natalTasks } from './natal.ts'
import { pillarTasks } from './pillars.ts'
import { placeTasks } from './places.ts'
import { signTasks } from './signs.ts'
import { synastryTasks } from './synastry.ts'
import { wisdomTasks } from './wisdom.ts'

/** Everything the thread computes. Inputs and outputs are plain data. */
export function createTasks() {
  const tools = createTools()
  return {
    /** Loads what every chart needs. */
    warm: async (_input: null) => {
      await tools.atlas()
      return null
    },
    ...placeTasks(tools),
    ...signTasks(tools),
    ...natalTasks(tools),
    ...forecastTasks(tools),
    ...synastryTasks(tools),
    ...pillarTasks(tools),
    ...chartFactTasks(tools),
    ...wisdomTasks(tools),
  }
}

export type Tasks = ReturnType<typeof createTasks>
export type TaskName = keyof Tasks
